import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const icon = (src: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes,
  purpose,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
});

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'service-worker.ts',
      // The page registers it itself, with a trusted URL (src/pwa).
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'Homeward',
        short_name: 'Homeward',
        description: 'Find a dog, cat, bird or rabbit a home. Works without a network.',
        lang: 'en',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        theme_color: '#fbf7f0',
        background_color: '#fbf7f0',
        icons: [
          icon('/icons/icon-192.png', '192x192'),
          icon('/icons/icon-512.png', '512x512'),
          icon('/icons/maskable-512.png', '512x512', 'maskable'),
          icon('/icons/icon.svg', 'any'),
        ],
      },
      includeManifestIcons: false,
      injectManifest: {
        swDest: 'dist/sw.js',
        // The shell only: portraits are kept as they are seen.
        globPatterns: [
          'index.html',
          '{favicon,hero,placeholder-pet}.svg',
          'assets/**/*.{js,css,svg,woff2}',
        ],
        // The words on screen are English: other alphabets are fetched where a pet's name needs them.
        globIgnores: ['**/*-{cyrillic,greek,vietnamese}*'],
      },
      integration: {
        // The plugin names the result after its source; the address of a service worker is for good.
        beforeBuildServiceWorker(options) {
          options.swDest = options.injectManifest.swDest;
        },
      },
    }),
  ],
  server: {
    // npm run dev: one origin, so cookies and the event stream work as in production.
    proxy: process.env.HOMEWARD_API ? { '/api': process.env.HOMEWARD_API } : {},
  },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
  },
  test: {
    // Most of a test here waits for a database or for time to pass: two at once suit two cores.
    maxWorkers: 2,
    // Measured on two cores: 58 s for what takes processes 78 s (npm run check, 2026-11-21).
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'worker/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/contract/original.ts',
          // The first boot of a database takes some seconds on two busy cores.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'simulation',
          include: ['tests/simulation/**/*.test.ts'],
          globalSetup: 'tests/contract/original.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // Whole programs, started and ended: what takes long, and what the quick check leaves out.
          name: 'programs',
          include: ['tests/programs/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
