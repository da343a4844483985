// What the server answers about an import, in the world of an admin who imports.

export const run = {
  id: '01890000-0000-7000-8000-00000000000b',
  source: 'rescuegroups-csv',
  format: 'rescuegroups-csv',
  fileName: 'list.csv',
  by: 'Kim Keeper',
  startedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T09:01:00.000Z',
  undoneAt: '',
  pets: 20,
  added: 18,
  changed: 2,
  unchanged: 0,
  hidden: 1,
  kept: 1,
  problemCount: 1,
  pictures: { wanted: 20, fetched: 7, failed: 1 },
};
export const report = {
  ...run,
  problems: [{ line: 22, outcome: 'skipped', name: 'Fritz', reason: 'This is "Ferret".' }],
  keptFields: [{ petId: 'one', name: 'Mia', fields: ['breed'] }],
  failedPictures: [
    { petId: 'two', name: 'Bo', address: 'https://photos.example/2.jpg', reason: 'It is gone.' },
  ],
};
/** What the source said last of animal 1, whose breed staff changed, and of one that is gone. */
export const said = ['1', '77'].map((externalId) => ({
  externalId,
  petId: `pet-${externalId}`,
  said: { name: `Pet ${externalId}`, type: 'dog', breed: 'Lab' },
  byHand: externalId === '1' ? ['breed'] : [],
  listed: true,
}));
