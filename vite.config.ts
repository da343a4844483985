import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { supportedBrowsers } from './src/prerender/supported-browsers.ts';
import { compressedOnce } from './tools/build-plugins/compressed-once.ts';
import { prerender } from './tools/build-plugins/prerender.ts';
import { smallerLibraries } from './tools/build-plugins/smaller-libraries.ts';
import { thirdPartyNotices } from './tools/build-plugins/third-party-notices.ts';

// Not preloaded: the names from codeSplitting below that every page has, and one that is tiny; the
// app's own file is named after index.html.
const startChunks =
  /^assets\/(load-app|react|database|base|index|rolldown-runtime|store-in-worker)-/;

const target = Object.entries(supportedBrowsers).map(([name, version]) => name + version);

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    ...prerender,
    thirdPartyNotices,
    ...smallerLibraries,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'service-worker.ts',
      // The page registers it itself, with a trusted URL (src/pwa).
      injectRegister: false,
      // The manifest is a file in public/.
      manifest: false,
      injectManifest: {
        swDest: 'dist/sw.js',
        // A classic script: a service worker has no import(), and what pages load on use is part of
        // it. As a module, Vite's helper for that would not run in it.
        rollupFormat: 'iife',
        target,
        // The shell only: portraits are stored when they are first seen.
        globPatterns: [
          '{index,page,list,pet}.html',
          'offline.{html,css}',
          'manifest.webmanifest',
          '{favicon,hero,placeholder-pet}.svg',
          'assets/**/*.{js,css,svg,woff2}',
        ],
        // The app's texts are English: other alphabets are fetched only if a pet's name needs them.
        // What reads a file for an import is kept with the first visit of that page. What stores many
        // pets at once needs the network anyway; without it the page does so.
        globIgnores: [
          '**/*-{cyrillic,greek,vietnamese}*',
          '**/reader-worker-*',
          '**/{store-in-worker,chunk-worker}-*',
        ],
      },
      integration: {
        // The plugin would name the result after its source; a service worker's URL must never
        // change.
        beforeBuildServiceWorker(options) {
          options.swDest = options.injectManifest.swDest;
        },
      },
    }),
    compressedOnce,
  ],
  define: {
    'import.meta.env.VITE_VERSION': JSON.stringify(manifest.version),
    'import.meta.env.VITE_LICENCE': JSON.stringify(
      readFileSync(join(import.meta.dirname, 'LICENSE'), 'utf8'),
    ),
  },
  server: {
    // npm run dev: one origin, so cookies and the event stream work as in production.
    proxy: process.env.HOMEWARD_API
      ? { '/api': process.env.HOMEWARD_API, '/media': process.env.HOMEWARD_API }
      : {},
  },
  build: {
    target,
    modulePreload: {
      polyfill: false,
      // Each import() preloads only its further files: every page has the start chunks already, and
      // the import itself fetches its own file. Their names were 0.4 kB of the start, gzipped.
      resolveDependencies: (file, imports, { hostType }) =>
        hostType === 'html'
          ? imports
          : imports.filter((name) => name !== file && !startChunks.test(name)),
    },
    // The content policy allows no data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'src/start/load-app.ts', 'src/catalogue/begin-chunks.ts'],
      output: {
        codeSplitting: {
          // What every page starts with, in a few files instead of thirty: 9 kB less, gzipped,
          // because more is compressed together. React has its own: it stays the same from version
          // to version.
          groups: [
            // The script that fetches the others.
            {
              name: 'load-app',
              test: /src[\\/](start[\\/]load-app|pwa[\\/]install|ui[\\/](after-next-paint|still-here))\.ts$/,
              priority: 1,
            },
            // Those that start a web worker share half of it.
            {
              name: 'begin-chunks',
              test: /src[\\/](catalogue[\\/]begin-chunks|domain[\\/]trusted-worker-url)/,
              priority: 1,
            },
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]start[\\/]create-root/,
            },
            // Libraries are separate from the app: their initialisation is a task of its own, and a
            // device keeps their files from version to version.
            { name: 'database', test: /node_modules[\\/]dexie[\\/]/, tags: ['$initial'] },
            {
              name: 'base',
              test: /node_modules[\\/](@tanstack|zod)[\\/]/,
              tags: ['$initial'],
            },
            { name: 'start', tags: ['$initial'] },
            // One file, which a first sync waits for; others that start a web worker share half of it.
            {
              name: 'store-in-worker',
              test: /src[\\/]catalogue[\\/]store-in-worker/,
            },
            // The start page's code and the one part that it shares: one request less.
            { name: 'home', test: /src[\\/]features[\\/]content[\\/]home-page/ },
            // Lists first: what pages share is in the file of the first that needs it, and most visitors
            // begin with a list.
            { name: 'pets', test: /src[\\/]features[\\/]pets[\\/]list-/ },
            { name: 'pet', test: /src[\\/]features[\\/](pets|search)[\\/]/ },
            // Pages that follow each other, together: who has the form has the confirmation too,
            // also where the network ends between them. And a file of its own for each made the
            // start larger, which lists all files and what they need.
            { name: 'adopting', test: /src[\\/]features[\\/](application|cart)[\\/]/ },
            { name: 'suggestions', test: /src[\\/]features[\\/]suggestions[\\/]/ },
            // The tables by which requests are read, without what is read by them.
            { name: 'lexicon', test: /src[\\/]domain[\\/]suggestion[\\/]lexicon[\\/]/ },
            {
              name: 'account',
              test: /src[\\/]features[\\/](account|your-data|device|security-log)[\\/]/,
            },
            // Without the formats of other systems, which the first file that is saved brings along.
            {
              name: 'manage',
              test: /src[\\/]features[\\/]manage[\\/](?!export-pets)|node_modules[\\/]uqr[\\/]/,
            },
            { name: 'reading', test: /src[\\/]features[\\/]content[\\/]/ },
          ],
        },
      },
    },
  },
  test: {
    // One more than cores: they often wait for a database, a disk or for time to pass.
    maxWorkers: availableParallelism() + 1,
    // Processes, not threads: V8 sometimes ended all threads when one with a database in it ended
    // ("Check failed: jit_page_->allocations_.erase", Node 24.21, once in seven runs). They are as
    // fast.
    pool: 'forks',
    // One process runs many files: loading the same modules again for each was half of the time.
    isolate: false,
    // The boot of a database takes some seconds, and a process's first fc.string, which lists the
    // whole of Unicode, one: beside others on the same core both took ten times as long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Hundreds of accounts are made: where each test has its own, bcrypt took almost half of the time.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    // What a database does in 0.1 s took 1 s, the default, while others had the cores.
    expect: { poll: { timeout: 10_000 } },
    tags: [
      {
        name: 'long',
        description:
          'Told in short by another test: the script of its project runs it, npm test does not.',
      },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            '{worker,tools,tests/{a11y,bench,suggestions}}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/databases/prepared.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'simulation',
          include: ['tests/simulation/**/*.test.ts'],
          globalSetup: 'tests/databases/prepared.ts',
        },
      },
      {
        extends: true,
        test: {
          // Whole programs, started and ended: they take long, so the quick check leaves them out.
          name: 'programs',
          include: ['tests/programs/**/*.test.ts'],
          globalSetup: 'tests/databases/prepared.ts',
        },
      },
    ],
  },
});
