import { holdOrGiveUp } from '#src/db/device-locks.ts';
import { importsOf, partsOf } from '#src/db/imports.ts';
import type { ImportPartRow, ImportRow } from '#src/db/schema.ts';
import { readOwner } from '#src/db/session-row.ts';
import { done, type Result } from '#src/domain/failure.ts';
import {
  anyAnswerSchema,
  type ImportOutcome,
  importedSchema,
} from '#src/domain/import/import-answers.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { requestJson, type Schema } from '#src/domain/request-json.ts';
import { requestPrivately, type SyncDeps } from './private-request.ts';

/** The first; more than a person reads. */
const mostRefusals = 100;

/**
 * Sends the imports of the owner signed in, the oldest first and each part by part, until none is left
 * or a request fails. The signal ends the wait for the lock.
 *
 * @see I1 to I4 in src/sync/SPEC.md
 */
export function createImportSender(deps: SyncDeps): (signal?: AbortSignal) => Promise<Result> {
  const { database } = deps;
  return async (signal) => {
    const begunAgain = new Set<string>();
    for (;;) {
      // S17: held for one request, so that tabs take turns and none sends the same part meanwhile.
      const step = await holdOrGiveUp(deps.locks, 'import', () => sendNext(begunAgain), signal);
      if (step === 'nothing') return done;
      if (step.kind !== 'ok') return step;
    }
  };

  /** Sends what comes next and notes its answer. A refusal is noted too, and is no failure. */
  async function sendNext(begunAgain: Set<string>): Promise<'nothing' | Result> {
    const [row] = await dueImports(deps);
    if (!row) return 'nothing';
    const { id, owner } = row;
    if (!row.started) {
      const answer = await request(owner, id, anyAnswerSchema, 'PUT', row.start);
      if (answer.kind === 'ok') await change(row, () => ({ started: true }));
      return (await isRefused(row, answer)) ? done : answer;
    }
    const part = await partsOf(database, row).first();
    if (!part) {
      const answer = await request(owner, `${id}/finish`, anyAnswerSchema, 'POST', {});
      if (answer.kind === 'ok') await change(row, () => ({ state: 'sent' }));
      return (await isRefused(row, answer)) ? done : answer;
    }
    const answer = await request(owner, `${id}/pets`, importedSchema, 'POST', part.part);
    if (answer.kind === 'ok') await notePart(row, part, answer.value.outcomes);
    else if (answer.kind !== 'refused') return answer;
    else if (isOfPart(answer.status)) await notePart(row, part, answer.message);
    // The server has forgotten the run, as after a restored backup: it is begun again, once.
    else if (answer.status === 404 && !begunAgain.has(id)) {
      begunAgain.add(id);
      await change(row, () => ({ started: false }));
    } else await isRefused(row, answer);
    return done;
  }

  /** The server refuses the run as a whole: nothing more of it is sent, and its row says why. */
  async function isRefused(row: ImportRow, answer: Result): Promise<boolean> {
    if (answer.kind !== 'refused') return false;
    const { message } = answer;
    await change(row, ({ refusals }) => ({
      state: 'stopped',
      refusals: [...refusals, { names: '', message }],
    }));
    await partsOf(database, row).delete();
    return true;
  }

  async function notePart(row: ImportRow, { id, part }: ImportPartRow, answer: PartAnswer) {
    await change(row, async ({ counts, done: before, refusals }) => {
      await database.importParts.delete([row.owner, id]);
      const isAnswered = typeof answer !== 'string';
      const size = part.pets.length + part.hide.length;
      const next = { ...counts };
      for (const { outcome } of isAnswered ? answer : []) next[outcome] += 1;
      if (!isAnswered) next.refused += size;
      const names = part.pets.map(({ said, externalId }) => said.name ?? externalId).join(', ');
      const refusal = isAnswered ? [] : [{ names, message: answer }];
      return {
        counts: next,
        done: before + size,
        refusals: [...refusals, ...refusal].slice(0, mostRefusals),
      };
    });
  }

  /** Only as long as it is to be sent: a person may have stopped it, or signed out, meanwhile. */
  async function change(
    { owner, id }: ImportRow,
    changes: (row: ImportRow) => Partial<ImportRow> | Promise<Partial<ImportRow>>,
  ): Promise<void> {
    await database.transaction('rw', [database.imports, database.importParts], async () => {
      const row = await database.imports.get([owner, id]);
      if (row?.state === 'sending') await database.imports.put({ ...row, ...(await changes(row)) });
    });
  }

  async function request<Value>(
    owner: string,
    path: string,
    schema: Schema<Value>,
    method: 'PUT' | 'POST',
    body: object,
  ): Promise<Result<Value>> {
    const result = await requestPrivately<Value>(deps, async (signedIn) => {
      // I3: never in the name of another account.
      if (signedIn !== owner) return { kind: 'owner-changed' };
      const headers = { 'Content-Type': 'application/json', [ownerHeader]: signedIn };
      const init = { method, headers, body: JSON.stringify(body) };
      return requestJson(deps.network, `/api/imports/${path}`, init, schema);
    });
    return result;
  }
}

/** Refusals of what is in a part. Any other is of the run: somebody has undone it, for example. */
const isOfPart = (status: number) => [400, 413, 422].includes(status);

/** What became of each pet, or why none was taken. */
type PartAnswer = readonly ImportOutcome[] | string;

/** The imports of who is signed in that are to be sent, the oldest first. */
export async function dueImports({ database }: Pick<SyncDeps, 'database'>): Promise<ImportRow[]> {
  const rows = await importsOf(database, await readOwner(database));
  return rows.filter(({ state }) => state === 'sending');
}
