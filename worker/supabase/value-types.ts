/** Postgres writes `2026-01-01 00:00:00.1+00`, PostgREST `2026-01-01T00:00:00.1+00:00`. */
export function isoTimestamp(text: string): string {
  const parts =
    /^(?<date>\d{4,}-\d\d-\d\d) (?<time>\d\d:\d\d:\d\d(?:\.\d+)?)(?:(?<hours>[+-]\d\d)(?::?(?<minutes>\d\d))?)?$/.exec(
      text,
    )?.groups;
  // 'infinity' and dates BC stay as Postgres wrote them.
  if (!parts) return text;
  const zone = parts['hours'] === undefined ? '' : `${parts['hours']}:${parts['minutes'] ?? '00'}`;
  return `${parts['date']}T${parts['time']}${zone}`;
}

/** Postgres's numbers for its types (pg_type.oid). */
export const typeNumbers = {
  int8: 20,
  names: 1003,
  texts: 1009,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  interval: 1186,
};

/** How PGlite reads values. */
export const pgliteParsers = {
  [typeNumbers.timestamp]: isoTimestamp,
  [typeNumbers.timestamptz]: isoTimestamp,
};
