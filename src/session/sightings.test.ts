import { describe, expect, it } from 'vitest';
import { Sightings } from './sightings.ts';

describe('who is in sight', () => {
  it('lets the waiting go on when their person appears, and nobody sooner', async () => {
    const sightings = new Sightings();
    const order: string[] = [];
    const waiting = sightings.of('robin').then(() => order.push('robin came'));
    sightings.see('sam');
    await Promise.resolve();
    order.push('sam came');
    sightings.see('robin');
    await waiting;
    expect(order).toEqual(['sam came', 'robin came']);
  });

  it('does not make anybody wait for who is there already', async () => {
    const sightings = new Sightings();
    sightings.see('robin');
    await expect(sightings.of('robin')).resolves.toBeUndefined();
  });
});
