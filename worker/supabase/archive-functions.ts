import * as z from 'zod/mini';
import { exportStateSchema } from '#src/domain/export-calls.ts';

const id = { p_id: z.uuid() };
const part = { p_part: z.string() };
const replaceSamples = { p_replace_samples: z.boolean() };
/** How many rows each part has. */
const copied = z.object({ id: z.uuid(), counts: z.record(z.string(), z.int()) });

/** The functions that archives go out and come in by, as `databaseFunctions` names them. */
export const archiveFunctions = {
  /** Refused to anybody but admins; null if the session has not given its password lately. */
  start_export: { args: {}, answer: z.nullable(copied) },
  start_server_export: { args: {}, answer: copied },
  /** Refused to anybody but admins; null if there is none of theirs. */
  export_state: { args: id, answer: z.nullable(exportStateSchema) },
  /** Parsed by whoever reads the part. Null once the copy is gone. */
  read_export: {
    args: { ...id, ...part, p_after: z.int(), p_limit: z.int() },
    answer: z.nullable(z.array(z.unknown())),
  },
  end_archive: { args: { ...id, p_finished: z.boolean() }, answer: z.null() },
  delete_unused_archives: { args: {}, answer: z.null() },

  start_archive_import: {
    args: replaceSamples,
    answer: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('started'), id: z.uuid() }),
      z.object({ outcome: z.enum(['used', 'samples']) }),
    ]),
  },
  /** False if the import is gone. */
  add_archive_rows: {
    args: { ...id, ...part, p_from: z.int(), p_rows: z.array(z.unknown()) },
    answer: z.boolean(),
  },
  finish_archive_import: {
    args: { ...id, ...replaceSamples },
    answer: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('done'), accounts: z.int() }),
      z.object({ outcome: z.literal('address-taken'), address: z.string() }),
      z.object({ outcome: z.enum(['used', 'samples', 'lost']) }),
    ]),
  },
};
