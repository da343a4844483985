import type { FieldDifference, GonePet } from '#src/domain/import/plan-import.ts';

/** A kind of line in the preview; a pet may be in several. */
export const previewKinds = [
  'new',
  'changed',
  'kept',
  'gone',
  'unchanged',
  'skipped',
  'unreadable',
  'notes',
] as const;
export type PreviewKind = (typeof previewKinds)[number];

/** Lines that bring no pet, in the preview: whoever has more must mend the file. */
export const mostWithoutPet = 2_000;

type InFile = { line: number; name: string };

/** A line of the preview, as the page shows it. `line` is its line in the file. */
export type PreviewRow =
  | ({ kind: 'new' | 'unchanged'; externalId: string; type: string; breed: string } & InFile)
  | ({ kind: 'changed'; externalId: string; fields: readonly FieldDifference[] } & InFile)
  | ({
      kind: 'kept';
      externalId: string;
      fields: readonly (FieldDifference & { taken: boolean })[];
    } & InFile)
  | ({ kind: 'gone'; hidden: boolean } & Omit<GonePet, 'petId'>)
  | ({ kind: 'skipped' | 'unreadable' | 'notes'; reason: string } & InFile);

/** What an import would do, and what was chosen about it. */
export type Preview = {
  counts: Readonly<Record<PreviewKind, number>>;
  /** Pets that are sent, and pets that are hidden. */
  toSend: number;
  /** Fields that staff changed, and of how many the file's value is taken. */
  keptFields: number;
  takenFields: number;
  /** Of those that are gone. */
  hidden: number;
  /** Why none is called gone; '' where that is known. */
  withheld: string;
  /** More than half of the source's pets are gone: it may be the wrong file. */
  isMostGone: boolean;
  /** Why reading ended before the end of the file; '' if it did not. */
  stopped: string;
};
