import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { median } from '#tools/measured.js';
import type { suggest } from '#src/domain/suggestion/suggest.ts';
import { readSet } from '../suggestions/requests.ts';
import type { BigDevice } from './big-device.ts';

declare global {
  interface Window {
    rules?: { suggest: typeof suggest };
  }
}

/** The rules as a script of their own, as `rules`. */
export const bundleRules = () => bundled('src/domain/suggestion/suggest.ts', 'rules');

/** A module as a script of its own, minified, and its size in kB gzip. */
export async function bundled(
  entry: string,
  name: string,
): Promise<{ code: string; gzipKb: number }> {
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'silent',
      resolve: { tsconfigPaths: true },
      build: {
        write: false,
        minify: true,
        lib: { entry, formats: ['iife'], name },
      },
    }),
  ].flat();
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built.`);
  const { code } = output.output[0];
  return { code, gzipKb: gzipSync(code).byteLength / 1000 };
}

/** Times in ms. */
export type Answers = {
  /** The first answer, for which the tables are built. */
  first: number;
  /** The median of those after it. */
  next: number;
};

/** How long the rules take for texts of 500 characters, made of the tuning set's longest. */
export async function answerLongTexts(device: BigDevice, code: string): Promise<Answers> {
  const texts = readSet('tuning')
    .map(({ prompt }) => prompt)
    .filter(({ length }) => length > 200)
    .map((prompt) => `${prompt} ${prompt} ${prompt}`.slice(0, 500));
  const page = await device.slowPage();
  try {
    await page.evaluate(`${code}; window.rules = rules;`);
    const [first = 0, ...others] = await page.evaluate(
      (prompts) =>
        prompts.map((prompt) => {
          const began = performance.now();
          window.rules?.suggest(prompt);
          return performance.now() - began;
        }),
      texts,
    );
    return { first, next: median(others) };
  } finally {
    await page.close();
  }
}
