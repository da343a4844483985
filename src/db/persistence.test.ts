import { describe, expect, it, vi } from 'vitest';
import { createPersistence } from './persistence.ts';
import { createStorageHealth } from './storage-health.ts';

function browser(answers: { persisted?: boolean; persist: () => Promise<boolean> }) {
  const health = createStorageHealth();
  const persist = vi.fn(answers.persist);
  const persisted = () => Promise.resolve(answers.persisted ?? false);
  const request = createPersistence(health, { persist, persisted });
  return { request, persist, outcome: () => health.view().persistence };
}

describe('asking the browser to keep what waits', () => {
  it('happens once, however much is said, and its answer is known', async () => {
    const { request, persist, outcome } = browser({ persist: () => Promise.resolve(true) });
    expect(outcome()).toBe('not-asked');
    await Promise.all([request(), request()]);
    await request();
    expect(persist).toHaveBeenCalledOnce();
    expect(outcome()).toBe('granted');
  });

  it('does not happen where it was granted before', async () => {
    const { request, persist, outcome } = browser({
      persisted: true,
      persist: () => Promise.reject(),
    });
    await request();
    expect(persist).not.toHaveBeenCalled();
    expect(outcome()).toBe('granted');
  });

  it.each([
    ['refuses', () => Promise.resolve(false)],
    ['does not let itself be asked', () => Promise.reject(new TypeError('Not here.'))],
  ])('is told where the browser %s', async (_, persist) => {
    const { request, outcome } = browser({ persist });
    await request();
    expect(outcome()).toBe('refused');
  });

  it('is told where the browser knows of no such thing', async () => {
    const health = createStorageHealth();
    await createPersistence(health, undefined)();
    expect(health.view().persistence).toBe('refused');
  });
});
