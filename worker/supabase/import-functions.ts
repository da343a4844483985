import * as z from 'zod/mini';
import {
  importOutcomeSchema,
  type ImportPets,
  importReportSchema,
  importRunsSchema,
  lastSaidSchema,
  type StartImport,
} from '#src/domain/import/import-calls.ts';

const id = { p_id: z.uuid() };

/**
 * The part of `databaseFunctions` that is about imports. Refused to anybody but admins, and the server
 * itself with the secret key.
 */
export const importFunctions = {
  start_import: { args: { ...id, p_import: z.custom<StartImport>() }, answer: z.null() },
  import_pets: {
    args: {
      ...id,
      p_pets: z.custom<ImportPets['pets']>(),
      p_hide: z.custom<ImportPets['hide']>(),
    },
    answer: z.union([
      z.object({ outcomes: z.array(importOutcomeSchema) }),
      z.object({ refused: z.enum(['unknown', 'ended']) }),
    ]),
  },
  /** Whether there is such a run. */
  finish_import: { args: id, answer: z.boolean() },
  undo_import: {
    args: id,
    answer: z.union([
      z.object({ left: z.int() }),
      z.object({ refused: z.enum(['unknown', 'newer']) }),
    ]),
  },
  list_imports: { args: {}, answer: importRunsSchema },
  import_report: { args: id, answer: z.nullable(importReportSchema) },
  last_said: { args: { p_source: z.string(), p_after: z.string() }, answer: lastSaidSchema },
};
