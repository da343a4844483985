import { pushRequestSchema } from '#src/domain/commands.ts';
import { readCatalogue } from '../e2e/steps.ts';
import { readyForOffline } from './device.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import { cartHeld, commandsAnswered, networkFaults, pill, upToDate } from './steps.ts';

test(
  'two tabs that send the same outbox send each command once, in its order',
  {
    tag: '@core',
  },
  async ({ page, context, request, network, database, allowConsoleError }) => {
    allowConsoleError(networkFaults);
    const { email } = await registerNewUser(page);
    const pets = (await readCatalogue(request)).slice(0, 8);
    await upToDate(page);
    const other = await context.newPage();
    await other.goto('/');
    await upToDate(other);

    await readyForOffline(page);
    await network.down();
    for (const [index, pet] of pets.entries()) {
      const tab = index % 2 === 0 ? page : other;
      await tab.goto(`/Explore/${pet.id}`);
      await tab.getByRole('button', { name: 'Adopt Me' }).click();
      await expect(tab.getByRole('button', { name: 'Remove' })).toBeVisible();
    }
    await expect(pill(page, /8 waiting/i)).toBeVisible();
    await expect(pill(other, /8 waiting/i)).toBeVisible();

    await network.up();
    // Both tabs try to send at the same moment.
    await Promise.all(
      [page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))),
    );
    await upToDate(page);
    await upToDate(other);

    const sent = network
      .seen('POST /api/sync/push')
      .flatMap(({ body }) => pushRequestSchema.parse(JSON.parse(body)).commands);
    expect(sent.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(8);
    expect(await commandsAnswered(database, email)).toBe(8);
    expect((await cartHeld(database, email)).toSorted()).toEqual(
      pets.map((pet) => pet.id).toSorted(),
    );
  },
);
