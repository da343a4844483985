import { describe, expect, it } from 'vitest';
import { RenderedUser } from './when-user-rendered.ts';

describe('who is in sight', () => {
  it('lets the waiting go on when their person appears, and nobody sooner', async () => {
    const renderedUser = new RenderedUser();
    const order: string[] = [];
    const waiting = renderedUser.whenUserRendered('robin').then(() => order.push('robin came'));
    renderedUser.rendered('sam');
    await Promise.resolve();
    order.push('sam came');
    renderedUser.rendered('robin');
    await waiting;
    expect(order).toEqual(['sam came', 'robin came']);
  });

  it('does not make anybody wait for who is there already', async () => {
    const renderedUser = new RenderedUser();
    renderedUser.rendered('robin');
    await expect(renderedUser.whenUserRendered('robin')).resolves.toBeUndefined();
  });
});
