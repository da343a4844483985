/**
 * 64 KiB: the longest application has 11,204 characters, of four bytes each at most 45 kB, and its
 * device splits what waits into pushes of this size.
 */
export const maxRequestBytes = 64 * 1024;
