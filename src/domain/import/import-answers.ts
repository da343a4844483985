// What the server answers about imports (/api/imports), as pages read it. Apart from `import-calls.ts`:
// what only that needs of zod would be part of everybody's first visit.
import * as z from 'zod/mini';

/** Each is merged for itself: what staff changed by hand since the last run stays. */
export const mergedFieldSchema = z.enum([
  'name',
  'type',
  'description',
  'breed',
  'age',
  'sex',
  'size',
  'energy',
  'shedding',
  'training',
  'care',
  'goodWith',
  'notGoodWith',
  'temperament',
  'specialNeeds',
  'location',
  'status',
  'birthDate',
  'birthDateEstimated',
  'fee',
  'coordinates',
  'pictures',
]);
export type MergedField = z.infer<typeof mergedFieldSchema>;

/** A row that brought no pet, or not all of one. */
export const importProblemSchema = z.object({
  line: z.int(),
  outcome: z.enum(['skipped', 'unreadable', 'note', 'stopped']),
  name: z.string().check(z.maxLength(200)),
  reason: z.string().check(z.maxLength(500)),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

/** What became of each pet of the request, in its order, then of each that was to be hidden. */
export const importOutcomeSchema = z.object({
  externalId: z.string(),
  outcome: z.enum(['added', 'changed', 'unchanged', 'hidden', 'refused']),
  /** What changed. */
  fields: z.array(mergedFieldSchema),
  /** What the file says otherwise than staff, and stayed. */
  kept: z.array(mergedFieldSchema),
});
export const importedSchema = z.object({ outcomes: z.array(importOutcomeSchema) });
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

/** POST /api/imports/:id/finish and /undo. `left`: pets that are still to be undone; ask again. */
export const undoneSchema = z.object({ left: z.int() });

/** GET /api/imports : the last 50 runs, the newest first. */
export const importRunSchema = z.object({
  id: z.uuid(),
  source: z.string(),
  format: z.string(),
  fileName: z.string(),
  /** Who; '' for the server itself or a deleted account. */
  by: z.string(),
  startedAt: z.string(),
  /** '' while it runs, or if it was stopped. */
  finishedAt: z.string(),
  undoneAt: z.string(),
  pets: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  hidden: z.int(),
  /** Pets with fields that staff keep. */
  kept: z.int(),
  problemCount: z.int(),
  pictures: z.object({ wanted: z.int(), fetched: z.int(), failed: z.int() }),
});
export const importRunsSchema = z.array(importRunSchema);
export type ImportRun = z.infer<typeof importRunSchema>;

/** GET /api/imports/:id : a run with what was noted of it, each list bounded at 500. */
export const importReportSchema = z.object({
  ...importRunSchema.shape,
  problems: z.array(importProblemSchema),
  keptFields: z.array(
    z.object({ petId: z.string(), name: z.string(), fields: z.array(mergedFieldSchema) }),
  ),
  failedPictures: z.array(
    z.object({ petId: z.string(), name: z.string(), address: z.string(), reason: z.string() }),
  ),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** What begins or ends a run is answered with nothing that a device needs. */
export const anyAnswerSchema = z.unknown();

/** Hosts that one run may fetch pictures from. */
export const mostHosts = 50;
