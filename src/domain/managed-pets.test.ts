import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alex, commandSamples, pet, rendition } from '#tests/device/samples.ts';
import type { Command } from './commands.ts';
import { managedPets } from './managed-pets.ts';
import type { PendingCommand } from './merge.ts';
import type { PetChanges } from './pet-changes.ts';
import type { Pet } from './pet.ts';
import { badgeOf, isListed } from './pet-status.ts';
import { pictureOf } from './pet-photo.ts';

const queuedAt = '2026-01-05T15:04:00.000Z';
const said = (command: Command): PendingCommand => ({ owner: alex.uid, queuedAt, command });
const change = (id: string, changes: PetChanges) =>
  said({ kind: 'changePet', args: { id, changes } });
const uuid = (n: number) => `0197f000-0000-7000-8000-00000000000${n}`;
const add = (n: number) =>
  said({ kind: 'addPhoto', args: { petId: 'a', id: uuid(n), alt: '', renditions: [rendition] } });
const move = (n: number, after: number | null) =>
  said({
    kind: 'movePhoto',
    args: { petId: 'a', id: uuid(n), after: after === null ? null : uuid(after) },
  });
const none = { pets: [] };

describe('[S34] the pets that an admin sees', () => {
  const listed = [pet('a', { revision: 2 }), pet('b', { revision: 2 })];

  it('are the catalogue itself where nothing else is known', () => {
    expect(managedPets(listed, none, [])).toBe(listed);
  });

  it('are in the catalogue as it is, or newer in a row of their own', () => {
    const pets = [
      pet('a', { name: 'Older', revision: 1 }),
      pet('b', { name: 'Newer', revision: 3 }),
      pet('c', { status: 'hidden' }),
    ];
    expect(managedPets(listed, { pets }, []).map(({ name }) => name)).toEqual([
      'Pet a',
      'Newer',
      'Pet c',
    ]);
  });

  it('are as the outbox says, over both, and listed once they are available', () => {
    const [one] = managedPets(listed, none, [
      change('a', { status: 'adopted', coordinates: { latitude: 1.23456, longitude: -1 } }),
      change('a', { verified: true, birthDate: '2001-01-01' }),
    ]);
    expect(one).toMatchObject({
      status: 'adopted',
      verifiedAt: queuedAt,
      listedAt: '',
      age: 'senior',
      coordinates: { latitude: 1.235, longitude: -1 },
    });
    expect(managedPets(listed, none, [change('a', { status: 'available' })])[0]?.listedAt).toBe(
      queuedAt,
    );
  });

  it('are new where a command has a name and a type, and else not', () => {
    const born = change('new', { name: 'Luna', type: 'cat' });
    expect(managedPets(listed, none, [born, change('new', { sex: 'female' })])[2]).toMatchObject({
      id: 'new',
      name: 'Luna',
      sex: 'female',
      status: 'available',
      verifiedAt: queuedAt,
    });
    expect(managedPets(listed, none, [change('new', { name: 'Luna' })])).toHaveLength(2);
  });

  it('have their photos in the order that was said, each once, and twelve at most', () => {
    const order = (...commands: PendingCommand[]) =>
      managedPets(listed, none, commands)[0]?.photos.map(({ id }) => Number(id.at(-1)));
    expect(order(add(1), add(2), add(3), add(1))).toEqual([1, 2, 3]);
    expect(order(add(1), add(2), add(3), move(3, null))).toEqual([3, 1, 2]);
    expect(order(add(1), add(2), add(3), move(1, 2))).toEqual([2, 1, 3]);
    expect(order(add(1), add(2), move(1, 9))).toEqual([2, 1]);
    expect(order(add(1), move(1, 1))).toEqual([1]);
    const remove = said({ kind: 'removePhoto', args: { petId: 'a', id: uuid(1) } });
    expect(order(add(1), add(2), remove)).toEqual([2]);
    const many = Array.from({ length: 14 }, (_, n) =>
      said({
        ...commandSamples.addPhoto,
        args: { ...commandSamples.addPhoto.args, petId: 'a', id: crypto.randomUUID(), alt: `${n}` },
      }),
    );
    expect(managedPets(listed, none, many)[0]?.photos).toHaveLength(12);
  });

  it('do not change by a command that is merged a second time', () => {
    const command = fc.constantFrom(
      ...[1, 2, 3].map(add),
      move(1, null),
      move(2, 3),
      change('a', { name: 'Rex' }),
      change('c', { name: 'New', type: 'dog' }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 8 }), command, (before, last) => {
        const once = managedPets(listed, none, [...before, last]);
        expect(managedPets(listed, none, [...before, last, last])).toEqual(once);
      }),
    );
  });
});

describe('a pet', () => {
  it('is shown by its first photo, or by the picture it came with', () => {
    const wide = { ...rendition, width: 960, media: 'b'.repeat(64) };
    const photos: Pet['photos'] = [
      { id: uuid(1), alt: 'On a lawn', renditions: [rendition, wide] },
    ];
    expect(pictureOf(pet('a', { photos }))).toEqual({
      src: `/media/${'b'.repeat(64)}`,
      alt: 'On a lawn',
    });
    expect(pictureOf(pet('a'))).toEqual({ src: '/portraits/pet.svg', alt: '' });
  });

  it('wears a badge unless it is simply available, also with a word of a newer version', () => {
    const badges = ['available', 'reserved', 'fostered'].map((status) => badgeOf({ status }));
    expect(badges).toEqual(['', 'Reserved', 'Ask']);
    const lists = ['available', 'reserved', 'adopted', 'hidden', 'fostered'];
    expect(lists.filter((status) => isListed({ status }))).toEqual([
      'available',
      'reserved',
      'fostered',
    ]);
  });
});
