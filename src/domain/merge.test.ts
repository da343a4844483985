import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToCart, alex, application, apply, commandSamples, kim } from '#tests/device/samples.ts';
import type { Command } from './commands.ts';
import { merge, type OwnRows, type PendingCommand } from './merge.ts';

const nothing: OwnRows = {
  cartItems: [],
  applications: [],
  chatSessions: [],
  adminRequests: [],
};
const queuedAt = '2026-01-05T15:04:00.000Z';
const said = (command: Command): PendingCommand => ({ owner: alex.uid, queuedAt, command });
const id = '0197f000-0000-7000-8000-000000000001';

describe('what a person sees', () => {
  it('is what the server said where they said nothing since', () => {
    const rows = { ...nothing, applications: [application(id)] };
    expect(merge(rows, [])).toBe(rows);
  });

  it('is the pet in the cart, then the application instead of it', () => {
    const inCart = merge(nothing, [said(addToCart('rex'))]);
    expect(inCart.cartItems).toMatchObject([{ petId: 'rex', userId: alex.uid, addedAt: queuedAt }]);
    const applied = merge(nothing, [said(addToCart('rex')), said(apply(id, 'rex'))]);
    expect(applied.cartItems).toEqual([]);
    expect(applied.applications).toMatchObject([{ id, petName: 'Rex', status: 'pending' }]);
  });

  it('is the decision at once, with its time, while the update time stays', () => {
    const rows = { ...nothing, applications: [application(id)] };
    const decide = said({ kind: 'decideApplication', args: { id, status: 'approved' } });
    expect(merge(rows, [decide]).applications).toMatchObject([
      { status: 'approved', statusChangedAt: queuedAt, updatedAt: application(id).updatedAt },
    ]);
  });

  it('is an application taken back, a question asked, and an answered request gone', () => {
    const rows: OwnRows = {
      ...nothing,
      applications: [application(id)],
      adminRequests: [{ id: kim.uid, name: 'Kim', email: kim.email, requestedAt: queuedAt }],
    };
    const seen = merge(rows, [
      said({ kind: 'withdrawApplication', args: { id } }),
      said({ kind: 'askForSuggestions', args: { id, prompt: 'A calm cat' } }),
      said({ kind: 'decideAdminRequest', args: { userId: kim.uid, grant: true } }),
      said({ kind: 'clearCart', args: {} }),
    ]);
    expect(seen.applications[0]?.status).toBe('withdrawn');
    expect(seen.chatSessions).toEqual([
      { id, prompt: 'A calm cat', response: '', created: queuedAt },
    ]);
    expect(seen.adminRequests).toEqual([]);
  });

  it('keeps the answer that came over the question that was asked', () => {
    const answered = { id, prompt: 'A calm cat', response: '{"type":"cat"}', created: queuedAt };
    const ask = said({ kind: 'askForSuggestions', args: { id, prompt: 'A calm cat' } });
    expect(merge({ ...nothing, chatSessions: [answered] }, [ask]).chatSessions).toEqual([answered]);
  });

  const petId = fc.constantFrom('a', 'b');
  const ids = fc.constantFrom(id, id.replace(/1$/, '2'));
  const ofEachKind: Record<Command['kind'], fc.Arbitrary<Command>> = {
    addToCart: petId.map(addToCart),
    removeFromCart: petId.map((pet) => ({ kind: 'removeFromCart', args: { petId: pet } })),
    clearCart: fc.constant({ kind: 'clearCart', args: {} }),
    submitApplication: fc.tuple(ids, petId).map(([one, pet]) => apply(one, pet)),
    withdrawApplication: ids.map((one) => ({ kind: 'withdrawApplication', args: { id: one } })),
    decideApplication: ids.map((one) => ({
      kind: 'decideApplication',
      args: { id: one, status: 'approved' },
    })),
    askForSuggestions: ids.map((one) => ({
      kind: 'askForSuggestions',
      args: { id: one, prompt: 'Cat' },
    })),
    decideAdminRequest: ids.map((one) => ({
      kind: 'decideAdminRequest',
      args: { userId: one, grant: true },
    })),
    // These are merged in `managedPets` and `withPendingSettings`.
    changePet: fc.constant(commandSamples.changePet),
    addPhoto: fc.constant(commandSamples.addPhoto),
    describePhoto: fc.constant(commandSamples.describePhoto),
    movePhoto: fc.constant(commandSamples.movePhoto),
    removePhoto: fc.constant(commandSamples.removePhoto),
    changeSettings: fc.constant(commandSamples.changeSettings),
  };
  const command: fc.Arbitrary<Command> = fc.oneof(...Object.values(ofEachKind));
  const commands = fc.array(command.map(said), { maxLength: 12 });

  it('does not change by merging the same command twice in a row', () => {
    fc.assert(
      fc.property(commands, command.map(said), (before, one) => {
        const once = merge(nothing, [...before, one]);
        expect(merge(once, [one])).toEqual(once);
      }),
    );
  });

  it('is the same whether merged at once or in two steps, and leaves the rows as they were', () => {
    fc.assert(
      fc.property(commands, commands, (first, second) => {
        const rows = structuredClone(nothing);
        expect(merge(rows, [...first, ...second])).toEqual(merge(merge(rows, first), second));
        expect(rows).toEqual(nothing);
      }),
    );
  });
});
