import type { ImportRun, MergedField } from '#src/domain/import/import-answers.ts';
import { counted } from '#src/domain/words.ts';
import type { PreviewKind } from '#src/import/import-preview.ts';
import type { FieldDifference } from '#src/domain/import/plan-import.ts';
import { changedFieldLabel, changedValue } from './change-words.ts';

export const kindLabels: Record<PreviewKind, string> = {
  new: 'New',
  changed: 'Changed',
  kept: 'Kept as staff have it',
  gone: 'Gone from the file',
  unchanged: 'Unchanged',
  skipped: 'Left out',
  unreadable: 'Unreadable',
  notes: 'With a note',
};

/** What each kind of line means, above its list. */
export const kindSentences: Record<PreviewKind, string> = {
  new: 'These animals are not here yet.',
  changed: 'Of these, what the file says replaces what is here.',
  kept: 'Staff changed these by hand since the last import. They stay, unless you take the file’s value.',
  gone: 'They came from this list and are not in it any more. They stay listed, unless you hide them. Nothing is deleted.',
  unchanged: 'Here, these are as the file says.',
  skipped: 'These lines bring no pet, and why.',
  unreadable:
    'These lines could not be read, and why. Correct them in the file, and import it again.',
  notes: 'These pets are imported; something of their line was not taken as it is.',
};

export const importedFieldLabel = (field: MergedField): string =>
  field === 'pictures' ? 'Pictures' : changedFieldLabel(field);

/** A value of a field, as it is here or in the file. */
export function importedValue(field: MergedField, value: unknown): string {
  if (value === undefined) return field === 'pictures' ? 'photos of your own' : 'something else';
  if (field === 'pictures' && Array.isArray(value))
    return value.length === 0 ? 'none' : counted(value.length, 'picture');
  const words = changedValue(value);
  return words.length > 200 ? `${words.slice(0, 200).trimEnd()}…` : words;
}

/** 'Manx → Persian'. */
export const fromToWords = ({ field, here, file }: FieldDifference): string =>
  `${importedValue(field, here)} → ${importedValue(field, file)}`;

/** '18 new, 2 changed', or 'nothing changed'. */
export function outcomeWords(
  counts: Pick<ImportRun, 'added' | 'changed' | 'unchanged' | 'hidden'> & { refused?: number },
): string {
  const { added, changed, unchanged, hidden, refused = 0 } = counts;
  const parts = [
    added > 0 && `${added} new`,
    changed > 0 && `${changed} changed`,
    hidden > 0 && `${hidden} hidden`,
    unchanged > 0 && `${unchanged} unchanged`,
    refused > 0 && `${refused} not taken`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'nothing changed' : parts.join(', ');
}

/** '12 pictures still to be fetched, 1 picture not fetched'; '' where there are none. The report says why. */
export function pictureWords({ wanted, fetched, failed }: ImportRun['pictures']): string {
  const left = wanted - fetched - failed;
  const parts = [
    fetched > 0 && `${counted(fetched, 'picture')} fetched`,
    left > 0 && `${counted(left, 'picture')} still to be fetched`,
    failed > 0 && `${counted(failed, 'picture')} not fetched`,
  ].filter((part) => part !== false);
  return parts.join(', ');
}

/** What the button does. */
export function importButtonWords(toSend: number, hosts: number, pictures: number): string {
  const what = `Import ${counted(toSend, 'pet')}`;
  return hosts > 0 ? `${what} and fetch ${counted(pictures, 'picture')}` : what;
}

/** 'the field' or 'all 3 fields'. */
export const everyOne = (count: number, thing: string): string =>
  count === 1 ? `the ${thing}` : `all ${counted(count, thing)}`;
