let long: Intl.DateTimeFormat | undefined;

// Made with the first date: it takes a slow phone 40 ms, which the start of a list need not wait for.
function longFormat(): Intl.DateTimeFormat {
  long ??= new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return long;
}

/** 'January 5, 2026 at 3:04 PM' in the reader's own time zone; takes an ISO time. */
export function longDate(iso: string): string {
  const time = Date.parse(iso);
  // Engines differ in the space before AM and PM; a plain one reads and copies the same everywhere.
  return Number.isNaN(time) ? 'Unknown date' : longFormat().format(time).replaceAll(/\s/g, ' ');
}
