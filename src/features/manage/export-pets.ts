// Loaded with the first file: it brings every format along.
import { yieldToMain } from '#src/catalogue/yield-to-main.ts';
import { canWrite, csvHeader, csvRows } from '#src/domain/import/export-csv.ts';
import { jsonEnd, jsonRow, jsonStart } from '#src/domain/import/export-json.ts';
import { exportedPet } from '#src/domain/import/exported-pet.ts';
import { importFormats } from '#src/domain/import/formats.ts';
import type { Pet } from '#src/domain/pet.ts';

/** Of 200 pets in a slice the longest takes some milliseconds. */
const perSlice = 200;

/**
 * The pets as a file of a format, in parts; its type and ending. Hidden pets are only in Homeward's own
 * JSON. `home` is where their pictures are.
 */
export async function exportPets(
  pets: readonly Pet[],
  key: string,
  home: string,
): Promise<{ parts: string[]; type: string; ending: string }> {
  const format = importFormats.filter(canWrite).find((one) => one.key === key);
  const parts: string[] = [format ? csvHeader(format) : jsonStart];
  for (let at = 0; at < pets.length; at += perSlice) {
    const slice = pets.slice(at, at + perSlice).map((pet) => exportedPet(pet, home));
    if (format) parts.push(csvRows(format, slice));
    else parts.push((at > 0 ? ',\n' : '') + slice.map(jsonRow).join(',\n'));
    await yieldToMain();
  }
  if (format) return { parts, type: 'text/csv', ending: 'csv' };
  return { parts: [...parts, jsonEnd], type: 'application/json', ending: 'json' };
}
