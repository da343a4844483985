import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '#src/db/schema.ts';
import { unavailable } from '#src/domain/failure.ts';
import { addToCart, alex } from '#tests/device/samples.ts';
import { describeSync } from './describe-sync.ts';

const entry = (state: OutboxEntry['state']): OutboxEntry => ({
  seq: 1,
  id: state,
  owner: alex.uid,
  clientId: alex.uid,
  command: addToCart('a'),
  queuedAt: '2026-01-05T15:04:00.000Z',
  state,
});
const device = {
  known: true,
  mustSignInAgain: false,
  full: false,
  inTouchAt: '2026-01-05T15:00:00.000Z',
};
const since = '2026-01-05T15:04:00.000Z';

describe('what the person is told about sync', () => {
  it('is that all is well when nothing waits', () => {
    expect(describeSync({ busy: true }, [entry('accepted')], device)).toEqual({
      state: 'up-to-date',
      waiting: [],
      parked: [],
      photos: { count: 0 },
      inTouchAt: device.inTouchAt,
    });
  });

  it('is that it is being looked up, before the device was read or its rows have come', () => {
    expect(describeSync({ busy: true }, undefined, device).state).toBe('checking');
    expect(describeSync({ busy: true }, [], { ...device, known: false }).state).toBe('checking');
    expect(
      describeSync({ busy: true }, [entry('waiting')], { ...device, known: false }).state,
    ).toBe('sending');
    const offline = { busy: false, failure: { kind: 'offline' }, since } as const;
    expect(describeSync(offline, undefined, { ...device, known: false }).state).toBe('offline');
  });

  it('is that it is sending while something waits', () => {
    const { state, waiting } = describeSync({ busy: false }, [entry('waiting')], device);
    expect([state, waiting.length]).toEqual(['sending', 1]);
  });

  it.each([{ kind: 'offline' }, unavailable(), { kind: 'storage' }] as const)(
    'is why nothing goes through: $kind',
    (failure) => {
      expect(
        describeSync({ busy: false, failure, since }, [entry('waiting')], device),
      ).toMatchObject({
        state: 'offline',
        why: failure.kind,
        since,
      });
    },
  );

  it('is first of all what only the person can settle', () => {
    const offline = { busy: false, failure: { kind: 'offline' }, since } as const;
    const parked = [entry('parked'), entry('waiting')];
    expect(describeSync(offline, parked, device)).toMatchObject({
      state: 'needs-you',
      why: 'parked',
    });
    expect(describeSync(offline, parked, { ...device, mustSignInAgain: true })).toMatchObject({
      state: 'needs-you',
      why: 'signed-out',
    });
  });

  it('is that the device is full before all that would need its space', () => {
    const full = { ...device, full: true };
    const outbox = [entry('parked'), entry('waiting')];
    const view = { busy: false, failure: { kind: 'storage' }, since } as const;
    expect(describeSync(view, outbox, full)).toMatchObject({
      state: 'needs-you',
      why: 'device-full',
    });
    expect(describeSync(view, outbox, { ...full, mustSignInAgain: true }).why).toBe('signed-out');
  });
});
