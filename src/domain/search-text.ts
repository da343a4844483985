/** The words of many entries as one text: to look through them one by one takes several times as long. */
export type SearchText = {
  /** The words of all, a line break behind each but the last. */
  text: string;
  /** Where in the text the words of each end, behind their line break. */
  ends: Uint32Array;
};

/** Of what each entry is found by, in their order. */
export function searchTextOf(words: readonly string[]): SearchText {
  let end = 0;
  const ends = Uint32Array.from(words, ({ length }) => (end += length + 1));
  return { text: words.join('\n'), ends };
}

/** The places of the entries that contain this, in their order. It holds no line break. */
export function placesInText({ text, ends }: SearchText, word: string): Uint32Array {
  const places = new Uint32Array(ends.length);
  let count = 0;
  let place = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, ends[place - 1])) {
    while ((ends[place] ?? Infinity) <= at) place += 1;
    places[count] = place;
    count += 1;
    // On to the next entry: its own words need not be found twice.
    place += 1;
  }
  return places.subarray(0, count);
}
