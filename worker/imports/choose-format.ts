import { matchFormats, type ImportFile } from '#src/domain/import/import-file.ts';
import type { ImportFormat } from '#src/domain/import/import-format.ts';
import { importFormats } from '#src/domain/import/formats.ts';

export type ChosenFormat =
  | { outcome: 'chosen'; format: ImportFormat }
  /** `reason` is a sentence that names the formats to choose from. */
  | { outcome: 'refused'; reason: string };

/** The format of a file: that of the key if the file has its columns, or else the only one that fits. */
export function chooseFormat(file: ImportFile, key: string | undefined): ChosenFormat {
  const fitting = matchFormats(file).map(({ format }) => format);
  if (key === undefined) {
    const [format, other] = fitting;
    if (format && !other) return { outcome: 'chosen', format };
    const reason = format
      ? `The file fits several formats: ${keysOf(fitting)}. Say which it is.`
      : `The file is of no known format. Those are ${keysOf(importFormats)}; for any other CSV save the mapping that is printed, correct it, and name it.`;
    return { outcome: 'refused', reason };
  }
  const format = importFormats.find((one) => one.key === key);
  if (!format)
    return {
      outcome: 'refused',
      reason: `There is no format ${key}. There are ${keysOf(importFormats)}.`,
    };
  if (fitting.includes(format)) return { outcome: 'chosen', format };
  const missing = `It needs ${format.needs.join(', ')}.`;
  return { outcome: 'refused', reason: `The file is no ${format.name}. ${missing}` };
}

const keysOf = (formats: readonly ImportFormat[]) => formats.map(({ key }) => key).join(', ');
