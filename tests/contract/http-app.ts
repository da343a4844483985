import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Settings } from '#worker/env.ts';
import type { PublicNetwork } from '#worker/http/public-network.ts';
import type { MediaStore } from '#worker/media/media-store.ts';
import type { Mailbox } from '#worker/mail/mailbox.ts';
import { mediaInFolder } from '#worker/node/media-in-folder.ts';
import { startNodeApp } from '#worker/node/start-node-app.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';
import { startInMemory } from './backends.ts';
import { Browser } from './browser.ts';

export type TestApp = {
  backend: Embedded;
  media: MediaStore;
  /** What the worker wrote to its log. */
  logged: string[];
  /** What Hono has been told to answer, middleware included. */
  routes: readonly { method: string; path: string }[];
  /** Answers a request as it is. */
  fetch(request: Request): Promise<Response>;
  /** A browser that connects from this network address; without one from an address of its own. */
  browser(address?: string): Browser;
  stop(): Promise<void>;
};

export const origin = 'http://localhost:8787';

const builtFiles = {
  'index.html': '<!doctype html><title>Homeward</title>',
  'page.html': '<!doctype html><title>Homeward</title>',
  'list.html':
    '<title>{{documentTitle}}</title>{{#early}}<a href="{{to}}">{{name}}</a>{{/early}}{{#others}}{{/others}}{{#many}}<script>{{/many}}',
  'pet.html': '<title>{{documentTitle}}</title><meta content="{{summary}}">',
  'sw.js': 'self.skipWaiting();',
  'manifest.webmanifest': '{"name":"Homeward"}',
  'assets/app-1a2b3c.js': 'export {};',
  // Not really compressed: the text shows which of the two files was sent.
  'assets/app-1a2b3c.js.br': 'the compressed one',
  'portraits/biscuit.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

let addresses = 0;
/** One of 10.0.0.0/8 that nothing else has used. */
function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** The worker as it runs on Node, with a database in memory (or `lent`) and a small built app. */
export async function startApp(
  settings: Partial<Settings> = {},
  lent?: Embedded,
  network?: PublicNetwork,
  mailbox?: Mailbox,
  photos?: MediaStore,
): Promise<TestApp> {
  const dist = await mkdtemp(join(tmpdir(), 'homeward-dist-'));
  for (const [path, text] of Object.entries(builtFiles)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  const backend = lent ?? (await startInMemory());
  const logged: string[] = [];
  const mediaFolder = await mkdtemp(join(tmpdir(), 'homeward-media-'));
  const media = photos ?? mediaInFolder(mediaFolder);
  const { app, stop } = await startNodeApp({
    backend,
    dist,
    media,
    ...(network && { network }),
    mailbox,
    log: (line) => logged.push(line),
    settings: {
      publicUrl: new URL(origin),
      adminSignup: 'open',
      adminEmails: [],
      imageHosts: [],
      importFeeds: [],
      sessionIdleDays: 14,
      sessionMaxDays: 90,
      securityLogDays: 365,
      trustedProxies: [],
      rateLimits: true,
      operator: {},
      ...settings,
    },
  });
  const fetch = async (request: Request) => app.fetch(request);
  return {
    backend,
    media,
    logged,
    routes: app.routes,
    fetch,
    browser: (address = newAddress()) =>
      new Browser(origin, async (request) =>
        app.fetch(request, { incoming: { socket: { remoteAddress: address } } }),
      ),
    async stop() {
      await stop();
      if (!lent) await backend.close();
      await rm(dist, { recursive: true });
      await rm(mediaFolder, { recursive: true });
    },
  };
}
