// Not Intl: its first date takes a slow phone a tenth of a second, and a list shown offline begins
// with a date.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 'January 5, 2026 at 3:04 PM' in the reader's own time zone; takes an ISO time. */
export function longDate(iso: string): string {
  const time = new Date(iso);
  const month = months[time.getMonth()];
  if (month === undefined) return 'Unknown date';
  const hours = time.getHours();
  const clock = `${hours % 12 || 12}:${String(time.getMinutes()).padStart(2, '0')}`;
  const half = hours < 12 ? 'AM' : 'PM';
  return `${month} ${time.getDate()}, ${time.getFullYear()} at ${clock} ${half}`;
}
