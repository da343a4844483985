import { openAsBlob } from 'node:fs';
import * as z from 'zod/mini';
import { adminRequestSchema, sessionUserSchema } from '#src/domain/account.ts';
import { applicationSchema } from '#src/domain/application.ts';
import { cartItemSchema } from '#src/domain/cart.ts';
import { petSchema } from '#src/domain/pet.ts';
import { reasonCodes, commandResultSchema, pullResponseSchema } from '#src/domain/protocol.ts';
import { chatSessionSchema } from '#src/domain/chat-session.ts';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import type { RunSql } from '#worker/supabase/database.ts';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import type { OpenTransaction, ServerRows } from './server-rows.ts';
import * as images from './sql-images.ts';
import * as text from './sql-text.ts';

/** All rows as JSON text. */
export type SqlImage = string;

export const resultsSchema = z.array(commandResultSchema);
const batchSchema = z.omit(pullResponseSchema, { owner: true });
const ledgerSchema = z.array(
  z.object({
    actor: z.string(),
    clientId: z.uuid(),
    id: z.uuid(),
    seq: z.int(),
    outcome: z.enum(['accepted', 'rejected']),
    reason: z.nullable(z.enum(reasonCodes)),
  }),
);
const rowsSchema = z.object({
  cartItems: z.array(cartItemSchema),
  applications: z.array(applicationSchema),
  chatSessions: z.array(chatSessionSchema),
  adminRequests: z.array(adminRequestSchema),
});

/**
 * The real SQL. `sql` runs a text in one transaction as the owner of a migrated database, which
 * `reset` empties: use a database for nothing else.
 */
export async function sqlRows(sql: RunSql): Promise<ServerRows<SqlImage>> {
  await sql(text.watchText);
  let incarnation = 0;

  async function query<Answer>(schema: z.ZodMiniType<Answer>, question: string): Promise<Answer> {
    const [row] = await sql(question);
    return schema.parse(row?.['answer']);
  }

  // One connection cannot hold a transaction open and go on, so all of it runs when it is to end.
  function later<Result>(run: () => Promise<Result>): OpenTransaction<Result> {
    const begunIn = incarnation;
    let result: Promise<Result> | undefined;
    let undone = false;
    return {
      commit: async () => {
        if (undone || incarnation !== begunIn) return null;
        result ??= run();
        return result;
      },
      rollBack: async () => {
        undone ||= result === undefined;
        return undone;
      },
    };
  }

  const rows: ServerRows<SqlImage> = {
    reset: async (world) => {
      incarnation += 1;
      await sql(images.resetText(world));
    },
    whoAmI: (uid) => query(z.nullable(sessionUserSchema), text.whoAmIText(uid)),
    apply: (batch) => query(resultsSchema, text.applyText(batch)),
    pull: (question) => query(batchSchema, text.pullText(question)),
    write: async (write) => {
      await sql(text.writeText(write));
    },
    openApply: async (batch) => later(() => rows.apply(batch)),
    openWrite: async (write, onCommit) =>
      later(async () => {
        await rows.write(write);
        onCommit?.((await rows.ledger()).length);
        return 'written' as const;
      }),
    forgetOld: async () => {
      await sql(text.forgetText);
    },
    save: async () => {
      await sql('select private.current_epoch()');
      return JSON.stringify(await query(z.unknown(), images.saveText));
    },
    restore: async (image) => {
      incarnation += 1;
      await sql(images.restoreText(image));
    },
    putBack: async (image, copied) => {
      incarnation += 1;
      await sql(images.putBackText(image, copied));
    },
    crash: async () => {
      incarnation += 1;
      await sql(images.crashText);
    },
    visibleRows: (actor) => query(rowsSchema, text.rowsText(actor)),
    pets: () => query(z.array(petSchema), text.petsText),
    ledger: () => query(ledgerSchema, text.ledgerText),
  };
  return rows;
}

/**
 * Starts a database in memory for `sqlRows`. `original` is the file of a prepared copy, as in
 * tests/databases/prepared.ts; without one a database is made anew, which takes some seconds more.
 */
export async function startSqlRows(
  original?: string,
): Promise<{ rows: ServerRows<SqlImage>; close(): Promise<void> }> {
  const backend = await startEmbedded({
    migrationsDir,
    ...(original !== undefined && { original: await openAsBlob(original) }),
  });
  return { rows: await sqlRows(backend.sql), close: () => backend.close() };
}
