// How much of a file is read. Each bound has its sentence where it is met: nothing hangs or is cut
// silently.

/** Of the file. It is in memory as bytes and as text: about 300 MB together, which a phone still has. */
export const mostFileBytes = 100 * 1024 * 1024;

/** Rows or animals that are looked at. A city's archive of ten years has about 200,000. */
export const mostRows = 1_000_000;

/** Pets of one file. Lists and search are measured with 10,000; twice as many still work. */
export const mostImportedPets = 20_000;

/** Characters of one row, and so of one cell. A description is at most 10,000: whatever is longer has a
 * quotation mark too many. */
export const mostRowCharacters = 1_048_576;

/** Rows that have no end before the file is given up: behind each, reading begins again a line on. */
export const mostBrokenRows = 100;

/** Objects and lists within each other. The deepest known format, JSON:API, has six. */
export const mostJsonDepth = 64;

/** Of one animal: more than a person looks through, and what a pet may have (`maxPhotos`). */
export const mostPictures = 12;
