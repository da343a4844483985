/** In which order a file writes day, month and year. */
export const dayOrders = ['ymd', 'mdy', 'dmy'] as const;
export type DayOrder = (typeof dayOrders)[number];

/**
 * A day as 'YYYY-MM-DD' from '2020-05-01', '2020-05-01T00:00:00.000', '05/01/2020' or '1.5.2020'.
 * undefined for what is no day, and for one that may be either of two because no order is given.
 */
export function readDay(text: string, order?: DayOrder): string | undefined {
  const [, first = '', second = '', third = ''] =
    /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[T ].*)?$/s.exec(text.trim()) ?? [];
  if (first.length === 4) return dayOf(first, second, third);
  if (third.length !== 4) return undefined;
  const [a, b] = [Number(first), Number(second)];
  if (order === 'mdy' || (order === undefined && b > 12)) return dayOf(third, first, second);
  if (order === 'dmy' || a > 12 || a === b) return dayOf(third, second, first);
  return undefined;
}

/** A day from seconds since 1970. */
export function dayOfSeconds(text: string): string | undefined {
  const date = new Date(/^-?\d{1,11}$/.test(text) ? Number(text) * 1000 : Number.NaN);
  return Number.isNaN(date.valueOf()) ? undefined : date.toISOString().slice(0, 10);
}

function dayOf(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(text) ? text : undefined;
}
