/**
 * The oldest browsers in which all of Homeward works. The build writes no syntax that is newer, and
 * tests/e2e/supported-browsers.spec.ts looks for newer features in what it has written.
 */
export const supportedBrowsers = { chrome: '120', edge: '120', firefox: '128', safari: '17.4' };
