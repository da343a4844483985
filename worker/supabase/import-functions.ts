import * as z from 'zod/mini';
import {
  importOutcomeSchema,
  importReportSchema,
  importRunsSchema,
  lastSaidSchema,
  type ImportPets,
  type StartImport,
} from '#src/domain/import/import-calls.ts';

/** Functions of imports (`databaseFunctions`): called by admins, and with the secret key for the server itself. */
export const importFunctions = {
  start_import: { args: { p_id: z.uuid(), p_import: z.custom<StartImport>() }, answer: z.null() },
  import_pets: {
    args: {
      p_id: z.uuid(),
      p_pets: z.custom<ImportPets['pets']>(),
      p_hide: z.custom<ImportPets['hide']>(),
    },
    answer: z.union([
      z.object({ outcomes: z.array(importOutcomeSchema) }),
      z.object({ refused: z.enum(['unknown', 'ended']) }),
    ]),
  },
  /** Whether there is such a run. */
  finish_import: { args: { p_id: z.uuid() }, answer: z.boolean() },
  undo_import: {
    args: { p_id: z.uuid() },
    answer: z.union([
      z.object({ left: z.int() }),
      z.object({ refused: z.enum(['unknown', 'newer']) }),
    ]),
  },
  list_imports: { args: {}, answer: importRunsSchema },
  import_report: { args: { p_id: z.uuid() }, answer: z.nullable(importReportSchema) },
  last_said: { args: { p_source: z.string(), p_after: z.string() }, answer: lastSaidSchema },
};

/** Those that a program on the server calls. */
export const serverImportFunctions = [
  'last_said',
  'start_import',
  'import_pets',
  'finish_import',
] as const satisfies readonly (keyof typeof importFunctions)[];
