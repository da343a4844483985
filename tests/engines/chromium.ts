import { chromium } from '@playwright/test';
import { browserFlags } from '#tools/browser.js';
import type { EngineBrowser } from './browser.ts';

export async function openChromium(executablePath: string): Promise<EngineBrowser> {
  const browser = await chromium.launch({
    executablePath,
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  let errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    version: `Chromium ${browser.version()}`,
    open: async (address) => void (await page.goto(address)),
    evaluate: (body) => page.evaluate(`(() => { ${body} })()`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    takeErrors: () => {
      const taken = errors;
      errors = [];
      return taken;
    },
    close: () => browser.close(),
  };
}
