import { applyBatch } from './apply-batch.ts';
import { Database, type ModelImage } from './database.ts';
import { listedPet } from './pet-rules.ts';
import { pullBatch } from './pull-batch.ts';
import { runWrite } from './run-write.ts';
import type { OnCommit, OpenTransaction, ServerRows } from './server-rows.ts';
import { ensureSoundCursors, pruneTombstones } from './stamps.ts';
import type { Transaction } from './transaction.ts';
import { visibleRows } from './visible-rows.ts';

/**
 * A model of the database in memory: answers as the SQL does, thousands of times faster, and can
 * hold transactions open. `nowMs` is its clock, in ms since 1970.
 */
export function modelRows(nowMs: () => number = Date.now): ServerRows<ModelImage> {
  const database = new Database();
  const now = () => new Date(nowMs()).toISOString();

  function held<Result>(
    run: (tx: Transaction) => Result,
    onCommit: OnCommit | undefined,
  ): OpenTransaction<Result> {
    const tx = database.begin(onCommit);
    const result = run(tx);
    return {
      commit: async () => {
        tx.commit();
        return tx.state === 'committed' ? result : null;
      },
      rollBack: async () => {
        tx.rollBack();
        return tx.state === 'undone';
      },
    };
  }

  return {
    reset: async ({ people, petIds }) => {
      database.clear();
      database.transaction((tx) => {
        for (const one of people) tx.insert('users', one.uid, { ...one, requestedAt: null });
        for (const id of petIds) tx.insert('pets', id, listedPet(id));
      });
    },
    whoAmI: async (uid) => {
      const user = database.tables.users.get(uid);
      return user ? { uid, email: user.email, name: user.name, isAdmin: user.isAdmin } : null;
    },
    apply: async (batch) => database.transaction((tx) => applyBatch(tx, batch, now)),
    pull: async (question) => pullBatch(database, question),
    write: async (write) => database.transaction((tx) => runWrite(tx, write, now)),
    openApply: async (batch, onCommit) => held((tx) => applyBatch(tx, batch, now), onCommit),
    openWrite: async (write, onCommit) =>
      held((tx) => {
        runWrite(tx, write, now);
        return 'written';
      }, onCommit),
    forgetOld: async () =>
      database.transaction((tx) => {
        for (const [key] of tx.entries('appliedCommands')) tx.remove('appliedCommands', key);
        pruneTombstones(database, tx);
      }),
    save: async () => {
      ensureSoundCursors(database)?.commit();
      return database.save();
    },
    restore: async (image) => database.restore(image),
    putBack: async (image, copied) => database.putBack(image, copied),
    crash: async (how) => database.crash(how),
    visibleRows: async (actor) => visibleRows(database.tables, actor),
    pets: async () => [...database.tables.pets.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ledger: async () => [...database.lines],
  };
}
