import { describe, expect, it } from 'vitest';
import { withLocalStorage } from '#tests/device/memory-local-storage.ts';
import { newDatabase } from '#tests/device/new-device.ts';
import { alex, kim } from '#tests/device/samples.ts';
import { deleteDraftCopiesExcept } from './delete-draft-copies.ts';
import { copyDraft } from './draft-copies.ts';
import { deleteDraft, readDraft, saveDraft } from './drafts.ts';
import { changeSession } from './session-row.ts';

const { uid } = alex;

async function deviceOfAlex() {
  const local = withLocalStorage();
  const database = newDatabase();
  await changeSession(database, { user: alex });
  return { local, database };
}

describe('what is kept while typing', () => {
  it('is a draft for each pet, until it is deleted', async () => {
    const { database } = await deviceOfAlex();
    await saveDraft(database, uid, 'rex', { fullName: 'Alex' });
    await saveDraft(database, uid, 'rex', { fullName: 'Alex', occupation: 'Baker' });
    expect((await readDraft(database, uid, 'rex'))?.values).toEqual({
      fullName: 'Alex',
      occupation: 'Baker',
    });
    expect(await readDraft(database, uid, 'tom')).toBeUndefined();
    await deleteDraft(database, uid, 'rex');
    expect(await readDraft(database, uid, 'rex')).toBeUndefined();
  });

  it('says when it was saved, as far as that is known', async () => {
    const { database } = await deviceOfAlex();
    const savedAt = '2026-01-05T15:04:00.000Z';
    await saveDraft(database, uid, 'rex', { fullName: 'Al' }, new Date(savedAt));
    expect((await readDraft(database, uid, 'rex'))?.savedAt).toBe(savedAt);
    copyDraft(uid, 'rex', { fullName: 'Alex' });
    expect((await readDraft(database, uid, 'rex'))?.savedAt).toBeUndefined();
  });

  it('is the last letter too, where the page was closed before it was saved', async () => {
    const { local, database } = await deviceOfAlex();
    copyDraft(uid, 'rex', { fullName: 'Al' });
    await saveDraft(database, uid, 'rex', { fullName: 'Al' });
    copyDraft(uid, 'rex', { fullName: 'Ale' });
    expect((await readDraft(database, uid, 'rex'))?.values).toEqual({ fullName: 'Ale' });
    await saveDraft(database, uid, 'rex', { fullName: 'Ale' });
    expect(local.texts.size).toBe(0);
    expect((await readDraft(database, uid, 'rex'))?.values).toEqual({ fullName: 'Ale' });
  });

  it('keeps the copy of a letter that was typed while the one before was being saved', async () => {
    const { local, database } = await deviceOfAlex();
    copyDraft(uid, 'rex', { fullName: 'A' });
    const saving = saveDraft(database, uid, 'rex', { fullName: 'A' });
    copyDraft(uid, 'rex', { fullName: 'Al' });
    await saving;
    expect(local.texts.size).toBe(1);
    expect((await readDraft(database, uid, 'rex'))?.values).toEqual({ fullName: 'Al' });
  });

  it('is never an older copy that could not be replaced', async () => {
    const { local, database } = await deviceOfAlex();
    copyDraft(uid, 'rex', { fullName: 'A' });
    local.full = true;
    copyDraft(uid, 'rex', { fullName: 'Al' });
    await saveDraft(database, uid, 'rex', { fullName: 'Al' });
    expect((await readDraft(database, uid, 'rex'))?.values).toEqual({ fullName: 'Al' });
  });

  it('is nothing where a sign-out came before the letters were saved', async () => {
    const { local, database } = await deviceOfAlex();
    copyDraft(uid, 'rex', { fullName: 'Alex' });
    await changeSession(database, { user: kim });
    await saveDraft(database, uid, 'rex', { fullName: 'Alex' });
    expect(await database.drafts.count()).toBe(0);
    expect(local.texts.size).toBe(0);
  });

  it('is only that of who is signed in', () => {
    const { texts } = withLocalStorage({ other: 'not a draft' });
    copyDraft(uid, 'rex', { fullName: 'Alex' });
    copyDraft(kim.uid, 'rex', { fullName: 'Kim' });
    deleteDraftCopiesExcept(uid);
    expect([...texts.values()]).toEqual(['not a draft', '{"fullName":"Alex"}']);
    deleteDraftCopiesExcept('guest');
    expect([...texts.keys()]).toEqual(['other']);
  });

  it('is still a draft where the browser has no place for copies', async () => {
    const database = newDatabase();
    await changeSession(database, { user: alex });
    copyDraft(uid, 'rex', { fullName: 'A' });
    await saveDraft(database, uid, 'rex', { fullName: 'A' });
    expect((await readDraft(database, uid, 'rex'))?.values).toEqual({ fullName: 'A' });
  });
});
