import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Poke } from '#src/domain/protocol.ts';
import { mergePokes } from './merge-pokes.ts';

const ownRows: Poke = { stream: 'own-rows' };
const catalogue = (version: number) => ({ stream: 'catalogue', version }) as const;

describe('merged pokes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start() {
    const sent: Poke[] = [];
    const merger = mergePokes({
      send: async (poke) => {
        sent.push(poke);
      },
    });
    return { sent, merger };
  }

  it('sends the first at once', () => {
    const { sent, merger } = start();
    merger.add(ownRows);
    expect(sent).toEqual([ownRows]);
  });

  it('sends one for all that come within the second after it, with the greatest version', async () => {
    const { sent, merger } = start();
    for (const version of [1, 2, 4, 3]) merger.add(catalogue(version));
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toEqual([catalogue(1)]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([catalogue(1), catalogue(4)]);
  });

  it('sends those that carry changes one after the other, so that none has to be asked for', async () => {
    const { sent, merger } = start();
    const carrying = [1, 2, 3].map((version) => ({ ...catalogue(version), changes: {} }));
    for (const poke of carrying) merger.add(poke);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual(carrying);
  });

  it('sends the newest alone behind one that carries no changes: all must be asked for', async () => {
    const { sent, merger } = start();
    merger.add(catalogue(1));
    const newest = { ...catalogue(3), changes: {} };
    for (const poke of [catalogue(2), newest]) merger.add(poke);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([catalogue(1), newest]);
  });

  it('sends the newest alone where more than three would go together', async () => {
    const { sent, merger } = start();
    merger.add(catalogue(0));
    const carrying = [1, 2, 3, 4].map((version) => ({ ...catalogue(version), changes: {} }));
    for (const poke of carrying) merger.add(poke);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([catalogue(0), ...carrying.slice(-1)]);
  });

  it('keeps the two streams apart', () => {
    const { sent, merger } = start();
    merger.add(catalogue(1));
    merger.add(ownRows);
    expect(sent).toEqual([catalogue(1), ownRows]);
  });

  it('is ready for another first one when the second passed in silence', async () => {
    const { sent, merger } = start();
    merger.add(ownRows);
    await vi.advanceTimersByTimeAsync(1_000);
    merger.add(ownRows);
    expect(sent).toHaveLength(2);
  });

  it('says nothing more once it is stopped', async () => {
    const { sent, merger } = start();
    merger.add(ownRows);
    merger.add(ownRows);
    merger.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(1);
  });
});
