type Layer = { file: string; may: string[]; mayNot: string[] };

/** How a text is read, each by what those before it found. */
const readers = ['lexicon', 'words', 'clauses', 'animals', 'fields'];

/** What a file of each layer may import, and examples of what it may not. */
export const layers: readonly Layer[] = [
  {
    file: 'src/domain/x.ts',
    may: ['./pet.ts', '#src/domain/pet.ts', 'zod', 'zod/mini'],
    mayNot: ['../db/x.ts', './../db/x.ts', '#src/db/x.ts', 'dexie', 'react', 'node:fs', 'zod/v3'],
  },
  {
    file: 'src/domain/deep/x.ts',
    may: ['./pet.ts', '#src/domain/pet.ts'],
    mayNot: ['../../db/x.ts', '..', '#src/domain/../db/x.ts', '/src/db/x.ts'],
  },
  { file: 'src/domain/import/x.ts', may: ['zod/mini', 'htmlparser2'], mayNot: ['papaparse'] },
  ...readers.map((folder, at) => ({
    file: `src/domain/suggestion/${folder}/x.ts`,
    may: readers.slice(0, at).map((one) => `#src/domain/suggestion/${one}/x.ts`),
    mayNot: [...readers.slice(at + 1), 'wishes', 'model'].map(
      (one) => `#src/domain/suggestion/${one}/x.ts`,
    ),
  })),
  { file: 'src/ui/x.tsx', may: ['react'], mayNot: ['#src/domain/pet.ts', 'dexie', 'zod'] },
  {
    file: 'src/db/x.ts',
    may: ['#src/domain/pet.ts', 'dexie'],
    mayNot: ['#src/catalogue/x.ts', '#src/sync/x.ts', '#src/ui/x.tsx', 'minisearch'],
  },
  {
    file: 'src/catalogue/x.ts',
    may: ['#src/domain/pet.ts', '#src/db/x.ts', 'minisearch'],
    mayNot: ['#src/session/x.ts', '#src/sync/status.ts', 'eventsource-parser'],
  },
  {
    file: 'src/session/x.ts',
    may: ['#src/db/x.ts'],
    mayNot: ['#src/sync/engine.ts', '#src/catalogue/x.ts', 'minisearch', 'hono'],
  },
  {
    file: 'src/sync/x.ts',
    may: ['#src/catalogue/x.ts', '#src/session/x.ts'],
    mayNot: ['#src/parts/x.tsx', '#src/ui/x.tsx', '#src/pwa/x.ts', '@supabase/supabase-js'],
  },
  { file: 'src/media/x.ts', may: ['./y.ts', '#src/db/x.ts'], mayNot: ['#src/sync/x.ts', 'dexie'] },
  { file: 'src/import/x.ts', may: ['#src/db/new-id.ts'], mayNot: ['#src/db/x.ts', 'react'] },
  {
    file: 'src/parts/x.tsx',
    may: ['#src/sync/status.ts', '#src/media/x.ts', 'lucide-react', '@tanstack/react-router'],
    mayNot: ['#src/sync/engine.ts', '#src/features/pets/x.tsx', '#src/pwa/status.ts', 'dexie'],
  },
  {
    file: 'src/features/pets/x.tsx',
    may: ['./y.tsx', '#src/parts/x.tsx', '#src/pwa/status.ts', '#src/sync/status.ts'],
    mayNot: ['../search/x.tsx', '#src/features/search/x.tsx', '#src/shell/x.tsx', 'dexie'],
  },
  { file: 'src/features/manage/x.tsx', may: ['#src/import/x.ts'], mayNot: ['#src/sync/x.ts'] },
  {
    file: 'src/features/dashboard/queue/x.tsx',
    may: ['./y.tsx', '#src/features/dashboard/own/x.tsx', '#src/pwa/use-notifications.ts'],
    mayNot: [
      '#src/features/search/x.tsx',
      '../own/x.tsx',
      '#src/pwa/register.ts',
      '#src/shell/x.tsx',
    ],
  },
  {
    file: 'src/shell/x.tsx',
    may: ['#src/parts/x.tsx', '#src/pwa/status.ts'],
    mayNot: ['#src/features/pets/x.tsx', '#src/pwa/service-worker.ts', 'workbox-window'],
  },
  {
    file: 'src/pwa/x.ts',
    may: [
      '#src/domain/pet.ts',
      '#src/ui/x.tsx',
      '#src/db/use-store.ts',
      '#src/sync/status.ts',
      'react',
      'workbox-window',
    ],
    mayNot: ['#src/db/x.ts', '#src/sync/engine.ts', '#src/features/pets/x.tsx', 'workbox-routing'],
  },
  {
    file: 'src/pwa/service-worker.ts',
    may: [
      '#src/sync/push.ts',
      '#src/db/x.ts',
      '#src/catalogue/x.ts',
      'workbox-routing',
      'workbox-core/types.js',
    ],
    mayNot: ['#src/ui/x.tsx', 'react', 'workbox-window'],
  },
  {
    file: 'src/prerender/x.tsx',
    may: ['./template.tsx', '#src/features/pets/x.tsx', '#src/shell/bar-frame.tsx', 'react'],
    mayNot: ['#src/db/x.ts', '#src/shell/shell.tsx', '@tanstack/react-router', 'dexie'],
  },
  {
    file: 'worker/env.ts',
    may: ['./env-variables.ts', '#src/domain/account.ts', 'zod/mini'],
    mayNot: ['./app.ts', '#worker/http/refusal.ts', '#src/db/x.ts', 'node:fs', 'hono'],
  },
  {
    file: 'worker/http/x.ts',
    may: ['./refusal.ts', '#worker/env.ts', '#src/domain/pet.ts', 'hono/csrf', 'zod/mini'],
    mayNot: ['../env.ts', '#worker/supabase/rpc.ts', '#worker/app.ts', 'node:fs', 'react'],
  },
  {
    file: 'worker/mail/x.ts',
    may: ['./mailer.ts', '#worker/env.ts', '#worker/http/refusal.ts', 'nodemailer', 'hono/html'],
    mayNot: ['#worker/supabase/rpc.ts', '#worker/app.ts', '#src/domain/pet.ts', 'node:fs', 'react'],
  },
  {
    file: 'worker/supabase/x.ts',
    may: [
      './rpc.ts',
      '#worker/mail/mailer.ts',
      '#worker/http/refusal.ts',
      '@supabase/lite/pglite',
      'node:fs',
      'zod/mini',
    ],
    mayNot: ['#worker/session/actor.ts', '#worker/jobs/run-jobs.ts', '#worker/node/x.ts', 'dexie'],
  },
  {
    file: 'worker/session/x.ts',
    may: [
      './actor.ts',
      '#worker/env.ts',
      '#worker/http/refusal.ts',
      '#worker/supabase/rpc.ts',
      '#src/domain/pet.ts',
      'hono',
      'hono/cookie',
      '@supabase/ssr',
      'lru-cache',
    ],
    mayNot: [
      '../env.ts',
      './../env.ts',
      '#worker/http/../app.ts',
      '#worker/sync/sync-app.ts',
      '#worker/app.ts',
      '#src/db/x.ts',
      '../../src/domain/pet.ts',
      '#src/sync/push.ts',
      'node:fs',
      'react',
      'dexie',
    ],
  },
  ...['catalogue', 'documents', 'sync', 'imports', 'live', 'jobs', 'media'].map((folder) => ({
    file: `worker/${folder}/x.ts`,
    may: [
      './y.ts',
      '#worker/env.ts',
      '#worker/session/actor.ts',
      '#src/domain/pet.ts',
      'hono',
      'lru-cache',
    ],
    mayNot: [
      '../env.ts',
      '#worker/suggestions/x.ts',
      '#worker/notifications/x.ts',
      folder === 'sync' ? '#worker/live/x.ts' : '#worker/sync/x.ts',
      folder === 'jobs' ? '#worker/catalogue/x.ts' : '#worker/jobs/x.ts',
      '#worker/app.ts',
      '#worker/node/x.ts',
      '@supabase/supabase-js',
      'node:fs',
    ],
  })),
  ...['suggestions', 'notifications', 'pictures'].map((folder) => ({
    file: `worker/${folder}/x.ts`,
    may: ['./y.ts', '#worker/jobs/run-jobs.ts', '#worker/session/actor.ts', 'hono'],
    mayNot: [
      folder === 'suggestions' ? '#worker/notifications/x.ts' : '#worker/suggestions/x.ts',
      '#worker/live/x.ts',
      '#worker/app.ts',
      '@supabase/supabase-js',
      'node:fs',
    ],
  })),
  { file: 'worker/archives/x.ts', may: ['#worker/media/x.ts'], mayNot: ['#worker/sync/x.ts'] },
  {
    file: 'worker/app.ts',
    may: ['./env.ts', '../package.json', '#worker/live/live-app.ts', 'hono/compress'],
    mayNot: ['./node.ts', './http/refusal.ts', '#worker/node/x.ts', '#worker/jobs/x.ts', 'node:fs'],
  },
  {
    file: 'worker/node/x.ts',
    may: ['./y.ts', '#worker/app.ts', '#worker/jobs/x.ts', '@hono/node-server', 'node:fs'],
    mayNot: ['../app.ts', '#worker/node.ts', '#worker/edge.ts', '#src/db/x.ts'],
  },
  {
    file: 'worker/node.ts',
    may: ['./env.ts', '#worker/node/x.ts', '#worker/supabase/embedded.ts', 'node:path'],
    mayNot: ['./edge.ts', './node/x.ts', '#src/db/x.ts', 'vite'],
  },
  {
    file: 'worker/edge.ts',
    may: ['./app.ts', './env.ts', '#worker/jobs/run-jobs.ts', '#src/domain/suggestion/suggest.ts'],
    mayNot: ['./node.ts', '#worker/node/x.ts', '@hono/node-server', 'node:fs'],
  },
  { file: 'worker/new-folder/x.ts', may: [], mayNot: ['./y.ts', '#worker/env.ts', 'hono'] },
  { file: 'tools/setup.js', may: ['node:fs', './steps.js'], mayNot: ['vite', '#src/main.tsx'] },
  { file: 'src/routes.tsx', may: ['#src/features/pets/x.tsx', 'react'], mayNot: [] },
];
