// Runs one of the programs of tests/screens, in a process of its own: what it tells pages to do needs
// a browser's types.
import { setUp } from './setup.js';
import { main, node24, run } from './steps.js';

/** @param {'run.ts' | 'pictures.ts'} program @param {string[]} options */
export function takePictures(program, options = []) {
  return main(async () => {
    await setUp();
    // Only now: they need what has just been installed.
    const { setUpBrowser } = await import('./browser.js');
    const { buildIfChanged } = await import('./build.js');
    await setUpBrowser();
    await buildIfChanged();
    const { code } = await run(node24, [`tests/screens/${program}`, ...options]);
    process.exitCode = code;
  });
}
