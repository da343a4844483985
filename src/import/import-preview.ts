import type { ImportProblem, MergedField } from '#src/domain/import/import-calls.ts';

/** A kind of line in the preview; a pet may be in several. */
export const previewKinds = [
  'added',
  'changed',
  'kept',
  'gone',
  'unchanged',
  'skipped',
  'unreadable',
  'note',
] as const;
export type PreviewKind = (typeof previewKinds)[number];

/** One field: what the pet has, and what the file says. */
export type FieldChange = { field: MergedField; from: unknown; to: unknown };

/** A line of the preview, as the page shows it. `line` is its line in the file. */
export type PreviewRow =
  | { kind: 'added' | 'unchanged'; externalId: string; line: number; name: string; what: string }
  | {
      kind: 'changed';
      externalId: string;
      line: number;
      name: string;
      fields: readonly FieldChange[];
    }
  | {
      kind: 'kept';
      externalId: string;
      line: number;
      name: string;
      fields: readonly (FieldChange & { taken: boolean })[];
    }
  | { kind: 'gone'; externalId: string; name: string; hidden: boolean }
  | ({ kind: 'problem' } & ImportProblem);

/** What an import would do, and what was chosen about it. */
export type Preview = {
  counts: Readonly<Record<PreviewKind, number>>;
  /** Fields that staff changed, and of how many the file's value is taken. */
  keptFields: number;
  takenFields: number;
  /** Of those that are gone. */
  hidden: number;
  /** Why reading ended before the end of the file. */
  stopped: string | undefined;
};
