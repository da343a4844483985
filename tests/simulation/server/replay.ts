import type { Push, Step } from './random-steps.ts';
import { actors, devices, devicesEach, people, petIds } from './random-world.ts';
import type { Batch, OpenTransaction, PullBatch, SentCommand, ServerRows } from './server-rows.ts';

/** A server's answers to each step, and its rows at the end, in a comparable form. */
export async function answersOf<Image>(
  rows: ServerRows<Image>,
  steps: readonly Step[],
): Promise<unknown[]> {
  await rows.reset({ people, petIds });
  const answers: unknown[] = [];
  const take = player(rows, await rows.save());
  for (const one of steps) answers.push(comparable(await take(one)));
  // One device of each actor pulls everything; what is still open stays unseen.
  for (const n of actors.keys())
    answers.push(comparable(await take({ ...lastPull, device: devicesEach * n })));
  for (const actor of actors) answers.push(comparable(await rows.visibleRows(actor)));
  answers.push(comparable(await rows.pets()));
  for (const { uid } of people) answers.push(await rows.whoAmI(uid));
  answers.push(await rows.ledger());
  return answers;
}

const lastPull = { kind: 'pull', limit: 500, from: 'the last cursor', which: 0 } as const;

const time = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/g;

/** Without the parts in which two servers may differ: times and cursors. */
function comparable(answer: unknown): unknown {
  const text = JSON.stringify(answer, (key, value: unknown) => (key === 'cursor' ? '' : value));
  return text === undefined ? null : JSON.parse(text.replaceAll(time, '"a time"'));
}

function player<Image>(rows: ServerRows<Image>, empty: Image) {
  const batchOf = senders();
  const pull = readersOf(rows);
  const open: OpenTransaction<unknown>[] = [];
  let image = empty;
  let copiedWhile: 'while stopped' | 'while running' = 'while stopped';
  const pick = (which: number) => open.splice(which % Math.max(1, open.length), 1)[0];

  return async (one: Step): Promise<unknown> => {
    switch (one.kind) {
      case 'nothing':
        return null;
      case 'push':
        return rows.apply(batchOf(one));
      case 'pull':
        return pull(one);
      case 'write':
        return rows.write(one.write);
      case 'open':
        open.push(
          one.what.kind === 'push'
            ? await rows.openApply(batchOf(one.what))
            : await rows.openWrite(one.what),
        );
        return null;
      case 'commit':
        return pick(one.which)?.commit();
      case 'rollBack':
        return pick(one.which)?.rollBack();
      case 'forgetOld':
        return rows.forgetOld();
      case 'save':
        image = await rows.save();
        // A server with an open transaction does not stand still.
        copiedWhile = open.length > 0 ? 'while running' : 'while stopped';
        return null;
      case 'restore':
        return rows.restore(image);
      case 'putBack':
        return rows.putBack(image, copiedWhile === 'while running' ? copiedWhile : one.copied);
      case 'crash':
        return rows.crash({ idsAgain: false });
    }
  };
}

/** The commands of each device, which do not depend on the server's answers. */
function senders() {
  const sent = devices.map((): SentCommand[] => []);
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `00000000-0000-4000-9000-${String(ids).padStart(12, '0')}`;
  };
  return ({ device, drafts }: Push): Batch => {
    const before = sent[device] ?? [];
    const commands = drafts.map(({ command, manner, which }): SentCommand => {
      const earlier = before[before.length - 1 - (which % 4)];
      const seq = (before.at(-1)?.seq ?? 0) + 1 + (which % 2);
      if (manner === 'repeated' && earlier) return earlier;
      if (manner === 'other body' && earlier) return { ...earlier, command };
      if (manner === 'old number' && earlier) return { id: newId(), seq: earlier.seq, command };
      // As devices say of accepted commands that no row shows yet.
      const after = which % 3 === 0 ? before.at(-1)?.seq : undefined;
      const fresh = { id: newId(), seq, after, command };
      before.push(fresh);
      return fresh;
    });
    return { ...deviceAt(device), commands };
  };
}

/** The readers of one server, each with its earlier cursors. */
function readersOf<Image>(rows: ServerRows<Image>) {
  const cursors = devices.map((): string[] => []);
  const lastOf = (device: number) => cursors[device]?.at(-1) ?? '';
  const cursorOf = ({ device, from, which }: Extract<Step, { kind: 'pull' }>): string => {
    const own = cursors[device] ?? [];
    switch (from) {
      case 'the last cursor':
        return lastOf(device);
      case 'an earlier cursor':
        return own[which % Math.max(1, own.length)] ?? '';
      case 'a cursor of another device':
        // Every second time the actor's other device, which is next to it in the list.
        return lastOf(which % 2 === 0 ? device ^ 1 : which % devices.length);
      case 'the start':
        return '';
    }
  };
  return async (one: Extract<Step, { kind: 'pull' }>): Promise<PullBatch> => {
    const { device, limit } = one;
    const batch = await rows.pull({ ...deviceAt(device), cursor: cursorOf(one), limit });
    cursors[device]?.push(batch.cursor);
    return batch;
  };
}

function deviceAt(n: number): (typeof devices)[number] {
  const device = devices[n];
  if (!device) throw new Error(`There is no device ${n}.`);
  return device;
}
