import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Settings } from '#worker/env.ts';
import { startNodeApp } from '#worker/node/start-node-app.ts';
import type { PushFetch } from '#worker/notifications/send-push.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';
import { startInMemory } from './backends.ts';
import { Browser } from './browser.ts';

export type TestApp = {
  backend: Embedded;
  /** What the worker wrote to its log. */
  logged: string[];
  browser(): Browser;
  stop(): Promise<void>;
};

export const origin = 'http://localhost:8787';

const builtFiles = {
  'index.html': '<!doctype html><title>Homeward</title>',
  'page.html': '<!doctype html><title>Homeward</title>',
  'list.html':
    '<title>{{documentTitle}}</title>{{#early}}<a href="{{to}}">{{name}}</a>{{/early}}{{#others}}{{/others}}',
  'pet.html': '<title>{{documentTitle}}</title><meta content="{{summary}}">',
  'sw.js': 'self.skipWaiting();',
  'manifest.webmanifest': '{"name":"Homeward"}',
  'assets/app-1a2b3c.js': 'export {};',
  // Not really compressed: the text shows which of the two files was sent.
  'assets/app-1a2b3c.js.br': 'the compressed one',
  'portraits/biscuit.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** The worker as it runs on Node, with a database in memory (or `lent`) and a small built app. */
export async function startApp(
  settings: Partial<Settings> = {},
  lent?: Embedded,
  pushFetch?: PushFetch,
): Promise<TestApp> {
  const dist = await mkdtemp(join(tmpdir(), 'homeward-dist-'));
  for (const [path, text] of Object.entries(builtFiles)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
  const backend = lent ?? (await startInMemory());
  const logged: string[] = [];
  const { app, stop } = await startNodeApp({
    backend,
    dist,
    ...(pushFetch && { pushFetch }),
    log: (line) => logged.push(line),
    settings: {
      publicUrl: new URL(origin),
      adminSignup: 'open',
      adminEmails: [],
      imageHosts: [],
      operator: {},
      ...settings,
    },
  });
  return {
    backend,
    logged,
    browser: () => new Browser(origin, async (request) => app.fetch(request)),
    async stop() {
      await stop();
      if (!lent) await backend.close();
      await rm(dist, { recursive: true });
    },
  };
}
