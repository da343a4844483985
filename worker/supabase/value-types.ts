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

// Postgres's numbers for its types (pg_type.oid).
const json = 114;
const jsonb = 3802;
const timestamp = 1114;
const timestamptz = 1184;

/** How PGlite reads values. */
export const pgliteParsers = { [timestamp]: isoTimestamp, [timestamptz]: isoTimestamp };

// Lite passes JSON as text; the driver's own type would encode it a second time.
const writeJson = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const readJson = (text: string): unknown => JSON.parse(text);
const asItIs = (value: unknown) => value;

/** How the Postgres driver reads and writes values. */
export const postgresTypes = {
  json: { to: json, from: [json], serialize: writeJson, parse: readJson },
  jsonb: { to: jsonb, from: [jsonb], serialize: writeJson, parse: readJson },
  timestamp: { to: timestamp, from: [timestamp], serialize: asItIs, parse: isoTimestamp },
  timestamptz: { to: timestamptz, from: [timestamptz], serialize: asItIs, parse: isoTimestamp },
};
