import type { Generation } from '#src/db/schema.ts';

export type Range = Pick<Generation['chunks'][number], 'from' | 'to'>;

/** The address of a chunk; of several that come together, from the first one's start on. */
export const chunkUrl = (
  { epoch, version }: Pick<Generation, 'epoch' | 'version'>,
  { from, to }: Range,
) => `/api/catalogue/chunk?${new URLSearchParams({ epoch, version: String(version), from, to })}`;
