import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unstable_startWorker } from 'wrangler';
import { decisionNews } from '#src/domain/notifications.ts';
import { readSuggestion } from '#src/domain/suggestion/stored-suggestion.ts';
import { Browser, refusal } from '#tests/contract/browser.ts';
import { application } from '#tests/contract/people.ts';
import { refined, says } from '#tests/contract/asked-app.ts';
import { ModelServer } from '#tests/suggestions/model-server.ts';
import { PushService } from '#tests/push/push-service.ts';
import { makeVapidKeys } from '#worker/notifications/vapid.ts';

const root = new URL('../../', import.meta.url).pathname;

describe('the worker at the edge (workerd), with its database over HTTP', () => {
  let supabase: ChildProcess;
  let worker: Awaited<ReturnType<typeof unstable_startWorker>>;
  let dist: string;
  let address: string;
  let push: PushService;
  let model: ModelServer;

  beforeAll(async () => {
    process.env['WRANGLER_SEND_METRICS'] = 'false';
    dist = await mkdtemp(join(tmpdir(), 'homeward-dist-'));
    for (const file of ['index.html', 'page.html'])
      await writeFile(join(dist, file), '<!doctype html><title>Homeward</title>');
    await writeFile(join(dist, 'pet.html'), '<!doctype html><title>{{documentTitle}}</title>');
    supabase = spawn(process.execPath, ['worker/supabase/serve.ts'], {
      cwd: root,
      env: { ...process.env, SUPABASE_PORT: '0', DATA_DIR: ':memory:' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { url, publishableKey, secretKey } = await keysOf(supabase);
    const { publicKey: vapidKey, privateKey: vapidSecret } = await makeVapidKeys();
    push = new PushService(vapidKey);
    model = await ModelServer.start();
    const text = (value: string) => ({ type: 'plain_text', value }) as const;
    worker = await unstable_startWorker({
      config: join(root, 'wrangler.jsonc'),
      assets: dist,
      bindings: {
        SUPABASE_URL: text(url),
        SUPABASE_PUBLISHABLE_KEY: text(publishableKey),
        SUPABASE_SECRET_KEY: text(secretKey),
        PUBLIC_URL: text('http://localhost'),
        ADMIN_SIGNUP: text('open'),
        VAPID_PUBLIC_KEY: text(vapidKey),
        VAPID_PRIVATE_KEY: text(vapidSecret),
        VAPID_SUBJECT: text('mailto:keeper@homeward.example'),
        AI_BASE_URL: text(model.baseUrl),
        AI_MODEL: text('stand-in'),
      },
      dev: {
        server: { hostname: '127.0.0.1', port: 0 },
        inspector: false,
        watch: false,
        logLevel: 'error',
        // Requests that leave workerd go to the push stand-in or to the database.
        outboundService,
      },
    });
    await worker.ready;
    address = (await worker.url).origin;
  }, 120_000);

  afterAll(async () => {
    await worker?.dispose();
    await model?.stop();
    if (supabase?.exitCode === null) {
      supabase.kill();
      await once(supabase, 'exit');
    }
    await rm(dist, { recursive: true });
  });

  const outboundService = async (
    request: { url: string; arrayBuffer(): Promise<ArrayBuffer> } & Pick<
      Request,
      'method' | 'headers'
    >,
  ) => {
    const { url, method } = request;
    const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
    const init = { method, headers: Object.fromEntries(request.headers), body };
    return new URL(url).protocol === 'https:' ? push.fetch(url, init) : fetch(url, init);
  };

  const newBrowser = () => new Browser(address, (request) => fetch(request));

  test('a pet that is not listed is answered 404 with the document, each time it is asked for', async () => {
    const browser = newBrowser();
    const Accept = 'text/html';
    const page = await browser.request('/Cart', { headers: { Accept } });
    expect(page.status).toBe(200);
    const kept = page.headers.get('ETag') ?? '';
    for (const headers of [{ Accept }, { Accept, 'If-None-Match': kept }]) {
      const response = await browser.request('/Cart/nobody', { headers });
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
      expect(response.headers.get('ETag')).toBeNull();
      expect(await response.text()).toContain('<title>Homeward</title>');
    }
    const again = await browser.request('/Cart', { headers: { Accept, 'If-None-Match': kept } });
    expect(again.status).toBe(304);
  });

  test('somebody registers, signs out, and signs in again', async () => {
    const browser = newBrowser();
    const { user } = await browser.register('edge@example.org');
    expect(user).toMatchObject({ email: 'edge@example.org', isAdmin: false });
    await browser.session('/api/session', { method: 'DELETE' });
    expect((await browser.session('/api/session')).user).toBeNull();
    const again = await browser.signIn('edge@example.org', 'long enough', 'user');
    expect(again).toEqual({
      user,
      adminSignup: 'open',
      demoAccounts: [],
      operator: { modelHost: '127.0.0.1' },
    });
    expect((await browser.session('/api/session/refresh', { method: 'POST' })).user).toEqual(user);
  });

  test('a visitor reads the catalogue, and a document prerendered from it', async () => {
    const manifest = await (await newBrowser().request('/api/catalogue/manifest')).json();
    const { from, to } = manifest.chunks[0];
    const query = new URLSearchParams({
      epoch: manifest.epoch,
      version: manifest.version,
      from,
      to,
    });
    const response = await newBrowser().request(`/api/catalogue/chunk?${query}`);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    const pets = await response.json();
    expect(pets).toHaveLength(manifest.chunks[0].count);
    // Twice: the second answer is from memory. At the edge, requests share memory but not promises.
    for (let nth = 0; nth < 2; nth += 1) {
      const page = await newBrowser().request(`/Explore/${pets[0].id}`);
      expect(await page.text()).toContain(`<title>${pets[0].name}</title>`);
    }
  });

  test('one device hears what another one said', async () => {
    const here = newBrowser();
    await here.register('hears@example.org');
    const ears = await here.listen();
    await here.push([
      { kind: 'askForSuggestions', args: { id: crypto.randomUUID(), prompt: 'dog' } },
    ]);
    expect(await ears.next()).toEqual({ stream: 'own-rows' });
    await ears.stop();
  });

  test('a guest is answered', async () => {
    const guest = newBrowser();
    const id = crypto.randomUUID();
    await guest.push([{ kind: 'askForSuggestions', args: { id, prompt: 'Low-Energy Cat' } }]);
    let response = '';
    while (response === '') {
      for (const change of (await guest.pull()).changes)
        if (change.kind === 'chatSession') response = change.row?.response ?? '';
    }
    expect(readSuggestion(response)).toEqual({
      type: 'cat',
      energy: ['low'],
    });
  });

  test('a device is told of a decision', async () => {
    const [applicant, admin] = [newBrowser(), newBrowser()];
    await applicant.register('told@example.org');
    await admin.register('decides@example.org', { isAdmin: true });
    const subscription = await push.subscribe();
    const saved = await applicant.request('/api/notifications', {
      method: 'PUT',
      body: subscription,
    });
    expect(await saved.json()).toEqual({ subscribed: true });
    const manifest = await (await applicant.request('/api/catalogue/manifest')).json();
    const command = application(manifest.chunks[0].from);
    await applicant.push([command]);
    const decision = { id: command.args.id, status: 'approved' } as const;
    await admin.push([{ kind: 'decideApplication', args: decision }]);
    await push.until(() => push.to(subscription).length > 0);
    // Encrypted and signed by workerd, checked and read by Node.
    expect(JSON.parse(push.to(subscription)[0]?.text ?? '')).toEqual(decisionNews);
  });

  test('a language model answers after the rules, loaded by workerd', async () => {
    model.reply = () => says({ type: ['cat'], shedding: ['low'] });
    const browser = newBrowser();
    const id = crypto.randomUUID();
    await browser.push([{ kind: 'askForSuggestions', args: { id, prompt: 'A lazy cat' } }]);
    const { refinement } = await refined(browser, id);
    expect(JSON.parse(refinement ?? '')).toEqual({
      by: 'model',
      suggestion: { type: 'cat', shedding: 'low' },
    });
    expect(model.invalid).toEqual([]);
  });

  test('documents, their headers and unknown addresses are as on Node', async () => {
    const page = await newBrowser().request('/explore', { headers: { Accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Homeward</title>');
    expect(page.headers.get('Cache-Control')).toBe('no-cache');
    expect(page.headers.get('Content-Security-Policy')).toContain('trusted-types homeward');
    const shell = await newBrowser().request('/index.html');
    expect([shell.status, shell.redirected]).toEqual([200, false]);
    const unknown = await newBrowser().request('/nowhere', { headers: { Accept: 'text/html' } });
    expect(unknown.status).toBe(404);
    expect(await refusal(await newBrowser().request('/api/nothing'))).toMatchObject({
      code: 'not-found',
    });
    const health = await (await newBrowser().request('/api/health')).json();
    expect(health).toMatchObject({ ok: true, backend: 'hosted' });
  });
});

type Keys = { url: string; publishableKey: string; secretKey: string };

async function keysOf({ stdout }: ChildProcess): Promise<Keys> {
  if (!stdout) throw new Error('nothing can be read');
  for await (const line of createInterface({ input: stdout }))
    if (line.startsWith('{')) return JSON.parse(line);
  throw new Error('the database ended before it was ready');
}
