import { type Command, pushRequestSchema } from '#src/domain/commands.ts';
import { ownerHeader, type PullResponse } from '#src/domain/protocol.ts';
import { problem, type Reply, type ScriptedNetwork } from './scripted-network.ts';

type Applied = { id: string; seq: number; command: Command };

/**
 * A server with a ledger for one client of one owner, whose database can be put back to an earlier
 * state. Its rows are the carts; a pull answers at most `rowsPerPull` of them.
 */
export function restorableServer(script: ScriptedNetwork, rowsPerPull = 500) {
  let applied: readonly Applied[] = [];
  /** Rows that were left out of the last batch. */
  let late: Command[] = [];
  const self = {
    applied: () => applied,
    /** Whether pulls fail, as behind a proxy that is out of order. */
    pullsFail: false,
    /** Forgets everything after the first `count` commands, as a database put back does. */
    putBack: (count: number) => {
      applied = applied.slice(0, Math.max(0, count));
    },
    /** Whether a row is left out of a batch, as if it had changed again while it was read. */
    leaveOut: (_petId: string): boolean => false,
    /** As another version of the app has sent it. */
    apply: (one: Applied) => {
      applied = [...applied, one];
    },
    /** Runs between a pull and its answer. */
    whilePulling: async () => {},
  };
  const lastSeq = () => applied.at(-1)?.seq ?? 0;

  const push: Reply = ({ headers, body }) => {
    let forgot = false;
    const { after = 0, commands } = pushRequestSchema.parse(body);
    const results = commands.map((one) => {
      const known = applied.some(({ id }) => id === one.id);
      forgot ||= !known && after > lastSeq();
      if (forgot) return { id: one.id, outcome: 'retry', afterMs: 0 };
      if (!known && one.seq <= lastSeq())
        return { id: one.id, outcome: 'rejected', reason: 'too-old' };
      if (!known) applied = [...applied, one];
      return { id: one.id, outcome: 'accepted' };
    });
    return Response.json({ owner: headers.get(ownerHeader), results });
  };

  // A cursor is 'from/to/the command before from': where the window goes on, and where it ends.
  const pull: Reply = async (call) => {
    if (self.pullsFail) return problem(503, 'unavailable')(call);
    const cursor = call.url.searchParams.get('cursor');
    const [from = 0, to = 0] = cursor?.split('/').map(Number) ?? [];
    const isKnown = cursor?.split('/')[2] === (applied[Math.max(from, to) - 1]?.id ?? 'none');
    const begin = cursor && isKnown ? from : 0;
    const end = cursor && isKnown && to > from ? to : applied.length;
    const next = Math.min(begin + rowsPerPull, end);
    const more = next < end;
    const rows = [...late, ...applied.slice(begin, next).map(({ command }) => command)];
    late = rows.filter((one) => one.kind === 'addToCart' && self.leaveOut(one.args.petId));
    const changes: PullResponse['changes'] = rows
      .filter((one) => !late.includes(one))
      .flatMap((one) =>
        one.kind === 'addToCart'
          ? [cartRow(call.headers.get(ownerHeader) ?? '', one.args.petId)]
          : [],
      );
    const seen = applied[end - 1];
    const answer: PullResponse = {
      owner: call.headers.get(ownerHeader) ?? '',
      reset: begin === 0,
      cursor: `${next}/${more ? end : next}/${seen?.id ?? 'none'}`,
      more,
      changes: [
        ...changes,
        { kind: 'client', id: 'client', row: { lastSeq: seen?.seq ?? 0 } } as const,
      ],
    };
    await self.whilePulling();
    return Response.json(answer);
  };

  script.on('POST /api/sync/push', push);
  script.on('GET /api/sync/pull', pull);
  return Object.assign(self, { push });
}

const cartRow = (userId: string, petId: string) =>
  ({
    kind: 'cartItem',
    id: petId,
    row: { userId, petId, addedAt: '2026-01-05T15:04:00.000Z' },
  }) as const;
