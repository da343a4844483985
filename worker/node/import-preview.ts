import type { FieldDifference, PlannedRow } from '#src/domain/import/plan-import.ts';
import { counted } from '#src/domain/words.ts';
import type { PlannedFile } from '#worker/imports/run-import.ts';

/** Lines of each kind: more than this nobody reads in a terminal, and the report has 500. */
const mostLines = 40;

/** What a file does to this home, as lines for a terminal; each kind of line is bounded. */
export function previewOf({ rows, plan }: PlannedFile): string[] {
  const lines: Record<PlannedRow['outcome'] | 'kept' | 'note', string[]> = {
    new: [],
    changed: [],
    kept: [],
    note: [],
    skipped: [],
    unreadable: [],
    stopped: [],
    unchanged: [],
  };
  for (const row of rows) {
    const who = `  ${row.line}: ${row.name}`;
    if (!('says' in row)) {
      lines[row.outcome].push(`${who} ${row.reason}`);
      continue;
    }
    const what =
      row.outcome === 'changed' ? `: ${row.changes.map(change).join('; ') || filled}` : '';
    lines[row.outcome].push(`${who} (${row.externalId})${what}`);
    if (row.kept.length > 0) lines.kept.push(`${who}: ${row.kept.map(kept).join('; ')}`);
    for (const note of row.notes) lines.note.push(`${who}: ${note}`);
  }
  const gone = plan.gone();
  const hosts = plan.hosts().map(({ host, pictures }) => `  ${host}: ${pictures}`);
  return [
    ...section('New', lines.new),
    ...section('Changed', lines.changed),
    ...section('Changed by hand, and stays', lines.kept),
    ...section('Skipped', lines.skipped),
    ...section('Unreadable', [...lines.unreadable, ...lines.stopped]),
    ...section('Notes', lines.note),
    ...section(
      'Not in the file any more',
      gone.pets.map(({ externalId, name, reason }) =>
        `  ${name} (${externalId}) ${reason}`.trimEnd(),
      ),
    ),
    ...(gone.withheld === '' ? [] : [gone.withheld]),
    ...section('Pictures', hosts),
    countsOf(plan.counts),
  ];
}

/** Its changes are not known: the source never said anything of it. */
const filled = 'staff gave it this ID, so only what is blank is filled';

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - mostLines;
  return [
    `${title}: ${lines.length.toLocaleString('en')}`,
    ...lines.slice(0, mostLines),
    ...(more > 0 ? [`  … and ${more.toLocaleString('en')} more`] : []),
  ];
}

function countsOf(counts: PlannedFile['plan']['counts']): string {
  const pets = counts.new + counts.changed + counts.unchanged;
  return `${counted(pets, 'pet')}: ${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged. Without a pet: ${counts.skipped} skipped, ${counts.unreadable} unreadable.`;
}

const change = ({ field, here, file }: FieldDifference) =>
  `${field} ${shown(here)} → ${shown(file)}`;
const kept = ({ field, file }: FieldDifference) =>
  `${field}, which the file says is ${shown(file)}`;

/** As JSON without line breaks and control characters, at most 60 letters: it is for a terminal. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'unknown';
  return text.length > 60 ? `${text.slice(0, 59).toWellFormed()}…` : text;
}
