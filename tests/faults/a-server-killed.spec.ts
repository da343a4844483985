import type { Pet } from '#src/domain/pet.ts';
import type { Server } from '../e2e/server.ts';
import { applyInCart, cartLink, putInCart, readCatalogue } from '../e2e/steps.ts';
import type { Exchange } from './exchange.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import type { RealDatabase } from './real-database.ts';
import { applicationsHeld, networkFaults, readyToGoOffline, upToDate } from './steps.ts';

const push = 'POST /api/sync/push';

const msInTheMiddle = [0, 1, 2, 3, 5, 7, 10, 13, 16, 20, 25, 30, 45, 70, 110];

/** A moment of a push at which `strike` kills the server; the server is dead when it resolves. */
type Moment = {
  when: string;
  /** `npm test` plays these alone: the server has begun, and the device knows nothing of its end. */
  core?: boolean;
  strike: (exchange: Exchange, server: Server, database: RealDatabase) => Promise<void>;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const inTheMiddle = (ms: number): Moment => ({
  when: `${ms} ms after it was passed on`,
  core: ms === 10,
  strike: async (exchange, server) => {
    const answered = exchange.forward().catch(() => undefined);
    await pause(ms);
    await server.stop();
    await answered;
    exchange.cut();
  },
});

const everyMoment: readonly Moment[] = [
  {
    when: 'before it reaches the server',
    strike: async (exchange, server) => {
      await server.stop();
      exchange.cut();
    },
  },
  // Milliseconds after the push. The server reads it, calls the database and answers: 20 ms on an
  // idle machine, 200 ms on a busy one.
  ...msInTheMiddle.map(inTheMiddle),
  {
    when: 'while its transaction waits for another one',
    core: true,
    strike: async (exchange, server, database) => {
      const other = database.sql(
        'lock table public.adoption_requests in exclusive mode; select pg_sleep(1)',
      );
      await pause(200);
      const answered = exchange.forward().catch(() => undefined);
      await pause(400);
      await server.stop();
      await answered;
      exchange.cut();
      await other;
    },
  },
  {
    when: 'after the commit, before the answer',
    core: true,
    strike: async (exchange, server) => {
      await exchange.forward();
      await server.stop();
      exchange.cut();
    },
  },
  {
    when: 'in the middle of the answer',
    strike: async (exchange, server) => {
      const { status, headers, body } = await exchange.forward();
      await server.stop();
      const half = body.toString().slice(0, body.length / 2);
      exchange.answer(status, { ...headers, 'content-length': body.length }, half);
      exchange.cut();
    },
  },
  {
    when: 'after the answer, before the pull',
    strike: async (exchange, server) => {
      const { status, headers, body } = await exchange.forward();
      await server.stop();
      exchange.answer(status, headers, body);
    },
  },
];

const moments = everyMoment.filter(({ core }) => core || process.env['EVERY_FAULT']);

type World = { network: FaultProxy; server: Server; database: RealDatabase };

/** Waits for the push of an application, and kills the server at the given moment. */
function strikeAt(moment: Moment, { network, server, database }: World): Promise<void> {
  return new Promise((resolve, reject) => {
    network.once(push, (exchange) =>
      moment.strike(exchange, server, database).then(resolve, reject),
    );
  });
}

test(
  'the server killed at any point of a push: one application each',
  { tag: '@core' },
  async ({ page, request, network, server, database, allowConsoleError }) => {
    // The server starts again after each, with `npm run faults` twenty times: 50 s if nothing else
    // runs. The name of this file makes Playwright begin with it, so that the shorter tests run in
    // parallel.
    test.setTimeout(300_000);
    allowConsoleError(networkFaults);
    const { email } = await registerNewUser(page);
    const pets = (await readCatalogue(request)).slice(0, moments.length);
    await readyToGoOffline(page);
    for (const [index, moment] of moments.entries()) {
      const pet = pets[index] as Pet; // as many as moments
      await test.step(`killed ${moment.when}`, async () => {
        await putInCart(page, pet);
        await expect.poll(() => applicationsHeld(database, email), 'all so far').toBe(index);
        await upToDate(page);
        const back = strikeAt(moment, { network, server, database }).then(() => server.start());
        await cartLink(page).click();
        await applyInCart(page);
        await back;
      });
    }
    await page.reload();
    await expect.poll(() => applicationsHeld(database, email)).toBe(moments.length);
    await upToDate(page);
    for (const pet of pets) expect(await applicationsHeld(database, email, pet.id)).toBe(1);
    await page.goto('/Dashboard');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(cards).toHaveCount(moments.length);
    const names = await cards.getByRole('heading').allTextContents();
    expect(names.toSorted()).toEqual(pets.map(({ name }) => name).toSorted());
  },
);
