import type { Page } from '@playwright/test';
import type { Pet } from '#src/domain/pet.ts';
import { connectionLost } from '../e2e/console-watch.ts';
import { anything, type FaultProxy } from './fault-proxy.ts';
import { expect } from './fixtures.ts';
import type { RealDatabase } from './real-database.ts';

/** What a page's console logs of the network faults in these tests. */
export const networkFaults = new RegExp(`${connectionLost.source}|status of (429|503)`);

const welcome =
  '<!doctype html><title>Hotel</title><h1>Welcome! Accept our terms to go online.</h1>';

/** Answers everything as the wifi of a hotel does before its terms are accepted, until `clear`. */
export function answerAsPortal(network: FaultProxy): void {
  network.on(anything, (exchange) =>
    exchange.answer(200, { 'content-type': 'text/html; charset=utf-8' }, welcome),
  );
}

/** Waits until the outbox is sent and the server has answered. */
export async function upToDate(page: Page): Promise<void> {
  await expect(pill(page, /up to date/i)).toBeVisible();
}

/** Waits until the app and its pets are on the device, and the outbox is sent. */
export async function readyToGoOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await upToDate(page);
}

/** The button that shows the state of sync and opens its details. */
export function pill(page: Page, name: RegExp) {
  return page.getByRole('button', { name }).first();
}

/** Waits until the outbox is empty: all commands are settled. */
export async function allShown(page: Page): Promise<void> {
  const entries = () =>
    page.evaluate(async () => {
      const done = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error));
        });
      const database = await done(indexedDB.open('homeward'));
      const count = await done(database.transaction('outbox').objectStore('outbox').count());
      database.close();
      return count;
    });
  await expect.poll(entries, 'what the device has said and not seen again').toBe(0);
}

/** An SQL string literal. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** How many applications of this person the server has: all, or those for one pet. */
export async function applicationsHeld(
  database: RealDatabase,
  email: string,
  petId?: string,
): Promise<number> {
  const rows = await database.sql(`
    select from public.adoption_requests r join public.users u on u.id = r.user_id
    where u.email = ${quoted(email)} ${petId === undefined ? '' : `and r.pet_id = ${quoted(petId)}`}`);
  return rows.length;
}

/** How many commands of this person are in the server's ledger. */
export async function commandsAnswered(database: RealDatabase, email: string): Promise<number> {
  const rows = await database.sql(`
    select from private.applied_commands a join public.users u on a.actor = 'user:' || u.id
    where u.email = ${quoted(email)}`);
  return rows.length;
}

/** Expects one application for this pet on the person's dashboard, with nothing waiting. */
export async function expectOneSettledApplication(page: Page, pet: Pet): Promise<void> {
  await page.goto('/Dashboard');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: pet.name });
  await expect(card).toHaveCount(1);
  await expect(card).not.toContainText(/waiting|saved on this/i);
}

/** The pets in this person's cart on the server. */
export async function cartHeld(database: RealDatabase, email: string): Promise<string[]> {
  const rows = await database.sql(`
    select c.pet_id from public.cart_items c join public.users u on u.id = c.user_id
    where u.email = ${quoted(email)}`);
  return rows.map((row) => String(row['pet_id']));
}
