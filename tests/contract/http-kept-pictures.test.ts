// The picture of a pet that is not listed any more, for those whose cart or application shows it.
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { mediaPath } from '#src/domain/pet-photo.ts';
import { sha256 } from '#tests/device/pictures.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './http-app.ts';
import { newPicture, photoOf, put, sent, startWithAdmin } from './media-steps.ts';
import { application } from './people.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  ({ app, admin } = await startWithAdmin());
});
afterAll(() => app.stop());

let people = 0;
async function newPerson(): Promise<Browser> {
  people += 1;
  const browser = app.browser();
  await browser.register(`person-${people}@example.org`);
  return browser;
}

const say = async (browser: Browser, command: Parameters<Browser['push']>[0][number]) =>
  (await browser.push([command]))[0]?.outcome;
const becomes = (id: string, status: string) =>
  app.backend.sql(`update public.pets set status = '${status}' where id = '${id}'`);

/** The answers by role: the status, and how long it may be kept. */
async function answers(id: string, browsers: Record<string, Browser>) {
  const asked = Object.entries(browsers).map(async ([role, browser]) => {
    const answer = await browser.request(mediaPath(id));
    const isSeen = answer.status === 200;
    return [role, isSeen ? answer.headers.get('Cache-Control') : answer.status] as const;
  });
  return Object.fromEntries(await Promise.all(asked));
}

test.each(['adopted', 'hidden'])(
  'of a pet that is %s, only they and admins see the picture, and nobody may keep it',
  async (status) => {
    const { id, pet } = await sent({ app, admin }, newPicture());
    const [applicant, buyer, another] = [await newPerson(), await newPerson(), await newPerson()];
    expect(await say(applicant, application(pet))).toBe('accepted');
    expect(await say(buyer, { kind: 'addToCart', args: { petId: pet } })).toBe('accepted');
    const roles = { visitor: app.browser(), another, applicant, buyer, admin };
    await becomes(pet, status);
    const alone = 'private, no-cache';
    expect(await answers(id, roles)).toEqual({
      visitor: 404,
      another: 404,
      applicant: alone,
      buyer: alone,
      admin: alone,
    });
    const etag = { headers: { 'If-None-Match': `"${id}"` } };
    expect((await applicant.request(mediaPath(id), etag)).status).toBe(304);
    expect((await another.request(mediaPath(id), etag)).status).toBe(404);

    await say(buyer, { kind: 'removeFromCart', args: { petId: pet } });
    expect(await answers(id, { buyer })).toEqual({ buyer: 404 });
    await becomes(pet, 'available');
    expect(await answers(id, { visitor: app.browser() })).toEqual({
      visitor: 'public, max-age=31536000, immutable',
    });
  },
);

test('no other photo of that pet is shown to them, and none of another pet', async () => {
  const { pet } = await sent({ app, admin }, newPicture());
  const applicant = await newPerson();
  await say(applicant, application(pet));
  await say(applicant, { kind: 'addToCart', args: { petId: pet } });
  await becomes(pet, 'hidden');
  const [later, another] = [
    await sent({ app, admin }, newPicture(), 'hidden'),
    await sent({ app, admin }, newPicture(), 'hidden'),
  ];
  await app.backend.sql(
    `update public.pet_photos set pet_id = '${pet}' where id = '${later.photo}'`,
  );
  expect(await answers(later.id, { applicant })).toEqual({ applicant: 404 });
  expect(await answers(another.id, { applicant })).toEqual({ applicant: 404 });
});

test('their rows name the picture that they saw in the lists, which ends with its photo', async () => {
  const [small, large] = [newPicture(), newPicture()];
  const { pet, photo } = await photoOf(app, [sha256(small), sha256(large)]);
  await app.backend.sql(
    `update public.pet_photos set renditions = jsonb_set(renditions, '{1,width}', '2')`,
  );
  for (const picture of [small, large]) expect((await put(admin, picture)).status).toBe(201);
  const person = await newPerson();
  await say(person, { kind: 'addToCart', args: { petId: pet } });
  await say(person, application(pet));
  await say(person, { kind: 'addToCart', args: { petId: pet } });
  await becomes(pet, 'adopted');
  const named = (await person.pullAll()).flatMap((one) => {
    if (one.kind === 'cartItem') return one.row?.petImage ?? [];
    return one.kind === 'application' ? (one.row?.image ?? []) : [];
  });
  expect(named).toEqual([mediaPath(sha256(large)), mediaPath(sha256(large))]);
  expect(await answers(sha256(large), { person })).toEqual({ person: 'private, no-cache' });
  expect(await answers(sha256(small), { person })).toEqual({ person: 404 });
  await app.backend.sql(`delete from public.pet_photos where id = '${photo}'`);
  expect(await answers(sha256(large), { person, admin })).toEqual({ person: 404, admin: 404 });
});

test('a session that has to be refreshed first is said to be one, not that there is no picture', async () => {
  const { id, pet } = await sent({ app, admin }, newPicture());
  const applicant = await newPerson();
  await say(applicant, application(pet));
  await becomes(pet, 'adopted');
  vi.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect((await applicant.request(mediaPath(id))).status).toBe(401);
  expect((await app.browser().request(mediaPath(id))).status).toBe(404);
});
