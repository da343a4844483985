import { expect, test } from 'vitest';
import type { LastSaid } from '#src/domain/import/import-calls.ts';
import { csvOf } from '#src/domain/import/read-sample.ts';
import { guessMapping } from '#src/domain/import/mapping.ts';
import { maxRequestBytes } from '#src/domain/request-limits.ts';
import { pet as petWith } from '#tests/device/samples.ts';
import { createReader } from './create-reader.ts';
import type { Reader } from './reader.ts';

const header = ['externalID', 'name', 'type', 'priBreed', 'dsc', 'photo1', 'Owner name'];
const row = (at: number, type = 'Dog') => [
  `${at}`,
  `Pet ${at}`,
  type,
  'Beagle',
  'Calm',
  `https://photos.example/${at}.jpg`,
  'Jane Doe',
];
const rescuegroups = { format: 'rescuegroups-csv' };
const fileOf = (...rows: readonly (readonly string[])[]) => new Blob([csvOf(header, ...rows)]);

/** A reader with this file open. */
async function reading(file: Blob, onProgress: (share: number) => void = () => {}) {
  const reader = createReader(onProgress);
  const opened = await reader.open(file);
  return { reader, opened };
}

function knows(reader: Reader, pets: readonly LastSaid[], more = false) {
  return reader.addSaid({
    status: 200,
    headers: [['Content-Type', 'application/json']],
    text: JSON.stringify({ pets, more }),
  });
}
const said = (at: number, more: Partial<LastSaid> = {}): LastSaid => ({
  externalId: `${at}`,
  petId: `pet-${at}`,
  said: {
    name: `Pet ${at}`,
    type: 'dog',
    status: 'available',
    breed: 'Beagle',
    description: 'Calm',
    specialNeeds: ['unknown'],
    pictures: [`https://photos.example/${at}.jpg`],
  },
  byHand: [],
  listed: true,
  ...more,
});

test('a file is recognised by its content, and what would become of it is counted', async () => {
  const shares: number[] = [];
  const { reader, opened } = await reading(
    fileOf(row(1), row(2), row(3, 'Ferret')),
    (share) => void shares.push(share),
  );
  expect(opened).toMatchObject({
    outcome: 'opened',
    kind: 'csv',
    formats: [{ key: 'rescuegroups-csv' }],
  });
  knows(reader, []);
  expect(await reader.read(rescuegroups, 'rescuegroups')).toMatchObject({
    pets: 2,
    unread: ['Owner name'],
    hosts: [{ host: 'photos.example', pictures: 2 }],
    preview: { counts: { new: 2, changed: 0, skipped: 1 }, toSend: 2, stopped: '' },
  });
  expect(shares.at(-1)).toBe(1);
  expect(reader.rows('new', 0, 1)).toEqual([
    { kind: 'new', externalId: '1', line: 2, name: 'Pet 1', type: 'dog', breed: 'Beagle' },
  ]);
  expect(reader.rows('skipped', 0, 50)).toMatchObject([
    { line: 4, reason: expect.stringContaining('Ferret') },
  ]);
});

test('what the source said last makes it changed, kept, gone or nothing', async () => {
  const { reader } = await reading(fileOf(row(1), row(2), row(3)));
  knows(
    reader,
    [said(1), said(2, { said: { ...said(2).said, breed: 'Lab', pictures: [] } })],
    true,
  );
  knows(reader, [said(3, { byHand: ['breed'], said: { ...said(3).said, breed: 'Lab' } }), said(4)]);
  const { preview } = await reader.read(rescuegroups, 'rescuegroups');
  expect(preview).toMatchObject({
    counts: { new: 0, changed: 1, kept: 1, gone: 1 },
    keptFields: 1,
    takenFields: 0,
    hidden: 0,
  });
  expect(reader.rows('changed', 0, 50)).toMatchObject([
    {
      name: 'Pet 2',
      fields: [{ field: 'breed', here: 'Lab', file: 'Beagle' }, { field: 'pictures' }],
    },
  ]);
  expect(reader.take('all', true).takenFields).toBe(1);
  expect(reader.take({ externalId: '3', field: 'breed' }, false).takenFields).toBe(0);
  expect(reader.take({ externalId: '3', field: 'breed' }, true)).toMatchObject({ takenFields: 1 });
  expect(reader.hideAll(true)).toMatchObject({ hidden: 1, toSend: 3 });
  expect(reader.rows('gone', 0, 50)).toMatchObject([{ externalId: '4', hidden: true }]);
  expect(reader.parts(9, true)).toMatchObject([
    {
      pets: [
        { externalId: '2', take: [] },
        { externalId: '3', take: ['breed'] },
      ],
      hide: ['4'],
    },
  ]);
  expect(reader.parts(9, false)).toEqual([]);
});

test('an answer of the server that cannot be read is no comparison', async () => {
  const { reader } = await reading(fileOf(row(1)));
  const portal = { status: 200, headers: [['Content-Type', 'text/html']], text: '<html>' } as const;
  expect(reader.addSaid(portal)).toEqual({ kind: 'offline' });
});

test('what is sent fits a request, 25 pets at most', async () => {
  const long = 'é'.repeat(9_000);
  const rows = Array.from({ length: 60 }, (_, at) => row(at).with(4, at % 2 ? long : 'Calm'));
  const { reader } = await reading(fileOf(...rows));
  await reader.read(rescuegroups, 'rescuegroups');
  const parts = reader.parts(99, true);
  expect(parts.flatMap(({ pets }) => pets)).toHaveLength(60);
  for (const part of parts) {
    expect(part.pets.length).toBeLessThanOrEqual(25);
    expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThanOrEqual(
      maxRequestBytes,
    );
  }
});

test('a CSV that nobody knows shows its columns with their first values, and their words', async () => {
  const text = 'Code;Rufname;Art;Besitzer\n7;Rex;Hund;Jane\n8;Mia;Katze;Joe\n9;Bo;Hund;\n';
  const { reader, opened } = await reading(new Blob([text]));
  expect(opened).toMatchObject({ outcome: 'opened', formats: [] });
  expect(reader.columns(true)).toMatchObject([
    { name: 'Code', examples: ['7', '8', '9'] },
    { name: 'Rufname' },
    { name: 'Art', examples: ['Hund', 'Katze'] },
    { name: 'Besitzer', examples: ['Jane', 'Joe'] },
  ]);
  expect(reader.columns(false)[2]).toEqual({
    name: 'Column 3',
    examples: ['Art', 'Hund', 'Katze'],
  });
  expect(reader.words(true, ['Art'])).toEqual(['Hund', 'Katze']);
  const guess = guessMapping(['Code', 'Rufname', 'Art', 'Besitzer'], 'Our list');
  const mapping = {
    ...guess,
    columns: { ...guess.columns, name: ['Rufname'], type: ['Art'] },
    values: { type: { hund: 'dog', katze: 'cat' } },
  };
  const summary = await reader.read({ mapping }, 'Our list');
  expect(summary).toMatchObject({ pets: 3, unread: ['Besitzer'] });
  expect(reader.start()).toMatchObject({ source: 'Our list', format: 'mapping', pets: 3 });
});

test.each([
  ['a zip', 'PK\u0003\u0004bomb', 'packed'],
  ['a spreadsheet', 'PK\u0003\u0004[Content_Types].xml', 'spreadsheet'],
  ['an empty file', ' \n', 'empty'],
])('%s is refused with a sentence', async (_, content, word) => {
  const { opened } = await reading(new Blob([content]));
  expect(opened).toMatchObject({ outcome: 'refused', reason: expect.stringContaining(word) });
});

test('a file above 100 MB is refused before it is read', async () => {
  const block = new Uint8Array(10_485_760).fill(44);
  const { opened } = await reading(new Blob(Array.from({ length: 11 }, () => block)));
  expect(opened).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('100 MB') });
});

test('our own file says where its pets came from', async () => {
  const pets = ['a', 'b', 'c'].map((name, at) => ({
    externalId: name,
    name,
    type: 'dog',
    specialNeeds: [],
    source: at === 0 ? 'homeward' : 'asm3',
  }));
  const { reader } = await reading(new Blob([JSON.stringify({ homeward: 1, pets })]));
  expect(reader.suggestedSource({ format: 'homeward-json' })).toBe('asm3');
});

test('pictures that a pet here does not have yet are offered, and fetched although nothing changed', async () => {
  const { reader } = await reading(fileOf(row(1), row(2)));
  knows(reader, [said(1), said(2)]);
  const photo = { id: 'photo', alt: '', renditions: [] };
  const pets = [1, 2].map((at) => ({
    ...petWith(`pet-${at}`, { source: 'rescuegroups', externalId: `${at}` }),
    photos: at === 1 ? [photo] : [],
  }));
  reader.addPets(pets);
  const { hosts, preview } = await reader.read(rescuegroups, 'rescuegroups');
  expect(hosts).toEqual([{ host: 'photos.example', pictures: 1 }]);
  expect(preview.toSend).toBe(0);
  expect(reader.agree(['photos.example']).toSend).toBe(1);
  expect(reader.parts(9, true)).toMatchObject([{ pets: [{ externalId: '2' }] }]);
  expect(reader.agree([]).toSend).toBe(0);
  expect(reader.parts(9, true)).toEqual([]);
});
