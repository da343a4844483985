import fc from 'fast-check';
import { ownerHeader } from '#src/domain/protocol.ts';
import { protocolHeader } from '#src/domain/protocol-version.ts';
import { alex, commandSamples } from '#tests/device/samples.ts';
import { importShapes } from './fuzz-imports.ts';
import { anything, damaged, mostly, object, query, segment, text } from './fuzz-values.ts';

/** One request of a fuzz test, as text. */
export type FuzzRequest = {
  method: string;
  /** With its query; may be percent-encoded wrongly. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  who: 'a visitor' | 'a guest' | 'a user' | 'an admin';
};

const uuid = fc.oneof(fc.uuid(), fc.constant(alex.uid));
const email = fc.oneof(
  fc.constantFrom('adopter@homeward.example', 'keeper@homeward.example', 'a@b.example'),
  fc.emailAddress(),
);
const password = fc.constantFrom(
  'homeward-demo',
  'homeward-admin',
  'long enough 7',
  'x'.repeat(80),
);

const tokenHash = fc.constantFrom('0'.repeat(56), 'pkce_0', '%', "' or true --");

const command = fc
  .constantFrom(...Object.values(commandSamples))
  .chain((sample) => fc.oneof(fc.constant<unknown>(sample), damaged(sample)));
const seq = fc.integer({ min: 1, max: 2 ** 40 });
const envelope = object({ id: mostly(uuid), seq: mostly(seq), command });
/** Valid but for its command, so that this is what the database gets. */
const soundPush = fc.record({
  clientId: fc.uuid(),
  commands: fc.array(fc.record({ id: fc.uuid(), seq, command }), { minLength: 1, maxLength: 2 }),
});
const subscription = object({
  endpoint: mostly(fc.oneof(fc.webUrl({ validSchemes: ['https'] }), fc.constant('https://[::1]/'))),
  keys: object({
    p256dh: mostly(fc.constant(`B${'A'.repeat(86)}`)),
    auth: mostly(fc.constant('A'.repeat(22))),
  }),
});

const version = mostly(fc.nat(100));
const epoch = mostly(fc.constant('e'));

type Shape = { path?: fc.Arbitrary<string>; body?: fc.Arbitrary<unknown>; type?: string };

/** A medium that a photo names. */
export const namedMedium = 'a'.repeat(64);
const medium = fc.oneof(fc.constantFrom(namedMedium, 'b'.repeat(64)), segment);
const count = mostly(fc.oneof(fc.nat(9).map(String), fc.nat().map(String)));

/** What to send to each route of the worker, by its method and its path in Hono. */
export const shapes: Record<string, Shape> = {
  'GET /api/session': {},
  'DELETE /api/session': {},
  'POST /api/session/refresh': {},
  'POST /api/session': {
    body: object({
      email: mostly(email),
      password: mostly(password),
      as: mostly(fc.constantFrom('user', 'admin')),
    }),
  },
  'POST /api/session/register': {
    body: object({
      email: mostly(email),
      password: mostly(password),
      name: mostly(fc.constant('Pat')),
      isAdmin: mostly(fc.boolean()),
    }),
  },
  'POST /api/session/admin-invitation': { body: object({ code: mostly(fc.constant('code')) }) },
  'GET /api/first-run': {},
  'POST /api/first-run/remove-samples': {},
  'POST /api/first-run/bring-back-samples': {},
  'POST /api/first-run/invite': {
    body: object({
      email: mostly(email),
      password: mostly(password),
      byMail: mostly(fc.boolean()),
    }),
  },
  'POST /api/session/request-password-reset': { body: object({ email: mostly(email) }) },
  'POST /api/session/reset-password': {
    body: object({ tokenHash: mostly(tokenHash), password: mostly(password) }),
  },
  'POST /api/session/change-password': {
    body: object({ current: mostly(password), password: mostly(password) }),
  },
  'POST /api/session/confirm-password': { body: object({ password: mostly(password) }) },
  'POST /api/session/change-address': {
    body: object({ email: mostly(email), password: mostly(password) }),
  },
  'POST /api/session/confirm-address': {
    body: object({
      tokenHash: mostly(tokenHash),
      type: mostly(fc.constantFrom('signup', 'email_change')),
    }),
  },
  'GET /.well-known/change-password': {},
  'GET /api/sessions': {},
  'DELETE /api/sessions': {},
  'DELETE /api/sessions/:id': { path: fc.oneof(uuid, segment) },
  'GET /api/personal-data': {},
  'POST /api/personal-data/deletion': { body: object({ password: mostly(password) }) },
  'GET /api/security-log': {
    path: query({
      event: mostly(fc.constantFrom('sign-in', 'sign-out')),
      before: mostly(fc.nat().map(String)),
    }),
  },
  'POST /api/export': {},
  'GET /api/export/:id': { path: fc.oneof(uuid, segment) },
  'DELETE /api/export/:id': { path: fc.oneof(uuid, segment) },
  'GET /api/export/:id/archive.zip': {
    path: fc.oneof(uuid, segment).map((id) => `${id}/archive.zip`),
  },
  'GET /api/shelter': {},
  'GET /api/pets/:id/history': {
    path: fc
      .tuple(segment, query({ before: mostly(fc.nat().map(String)) }))
      .map(([id, asked]) => `${id}/history${asked}`),
  },
  ...importShapes,
  'GET /api/catalogue/latest': {},
  'GET /api/catalogue/manifest': {},
  'GET /api/catalogue/chunk': {
    path: query({ epoch, version, from: mostly(fc.constant('a')), to: mostly(fc.constant('z')) }),
  },
  'GET /api/catalogue/changes/:range': {
    path: fc.tuple(segment, query({ epoch })).map(([range, asked]) => `${range}${asked}`),
  },
  'POST /api/sync/push': {
    body: fc.oneof(
      soundPush,
      object({ clientId: mostly(uuid), commands: mostly(fc.array(envelope, { maxLength: 4 })) }),
    ),
  },
  'GET /api/sync/pull': { path: query({ clientId: mostly(uuid), cursor: mostly(text) }) },
  'POST /api/sync/opened': {
    body: object({ ids: mostly(fc.array(mostly(uuid), { maxLength: 3 })) }),
  },
  'GET /api/live': {},
  'GET /api/notifications': {},
  'PUT /api/notifications': { body: subscription },
  'DELETE /api/notifications': { body: object({ endpoint: mostly(fc.webUrl()) }) },
  'GET /media/:id': { path: medium },
  'GET /api/media/:id': { path: medium },
  'PUT /api/media/:id': {
    path: fc.tuple(medium, query({ offset: count, total: count })).map((parts) => parts.join('')),
    type: 'application/octet-stream',
  },
  'GET /api/health': {},
  'GET /*': {
    path: fc
      .tuple(
        fc.constantFrom('', 'Explore/', 'Cart/', 'SearchList', 'assets/', 'portraits/', 'cats/'),
        segment,
        query({ query: text, page: anything }),
      )
      .map((parts) => parts.join('')),
  },
};

// A header holds bytes, and no line break.
const header = text.map((one) => one.replaceAll(/[^\x20-\x7e\x80-\xff]/g, '').trim());
const cookie = fc.tuple(
  fc.constantFrom('homeward', 'homeward.0', '__Host-homeward', 'homeward-guest'),
  header,
);
const strangeHeaders = fc.record(
  {
    [ownerHeader]: header,
    // Not a newer one: its device is told to wait for this worker, with 503.
    [protocolHeader]: fc.constantFrom('', '0', '1', '2', '-1', 'NaN', 'x'),
    'Content-Type': header,
    Origin: header,
    Accept: fc.constantFrom('text/html', '*/*', 'text/event-stream'),
    'If-None-Match': header,
    Cookie: cookie.map((pair) => pair.join('=')),
  },
  { requiredKeys: [] },
);

const broken = (json: string) =>
  fc.oneof(
    fc.nat(json.length).map((at) => json.slice(0, at)),
    fc.constant('['.repeat(5_000)),
    fc.constant(json.replaceAll('"', "'")),
    text,
  );

/** Any request to this route. */
export function requestsTo(route: string): fc.Arbitrary<FuzzRequest> {
  const [method = '', pattern = ''] = route.split(' ');
  const shape = shapes[route] ?? {};
  const path = pattern.replace(/:.*|\*$/, '');
  return fc.record({
    method: fc.oneof(
      { arbitrary: fc.constant(method), weight: 9 },
      {
        arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
        weight: 1,
      },
    ),
    path: (shape.path ?? fc.oneof(fc.constant(''), query({ a: text }))).map((rest) => path + rest),
    headers: fc.oneof(
      { arbitrary: fc.constant(shape.type ? { 'Content-Type': shape.type } : {}), weight: 3 },
      { arbitrary: strangeHeaders, weight: 1 },
    ),
    body: shape.body
      ? fc
          .oneof(
            { arbitrary: shape.body, weight: 6 },
            { arbitrary: shape.body.chain(damaged), weight: 3 },
            { arbitrary: anything, weight: 1 },
          )
          .map((value) => JSON.stringify(value) ?? '')
          .chain((json) =>
            fc.oneof(
              { arbitrary: fc.constant(json), weight: 9 },
              { arbitrary: broken(json), weight: 1 },
            ),
          )
      : fc.option(text, { nil: undefined, freq: 2 }),
    who: fc.constantFrom('a visitor', 'a guest', 'a user', 'an admin'),
  });
}
