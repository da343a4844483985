// Firefox by WebDriver BiDi: Playwright drives only its own build of it.
import puppeteer from 'puppeteer-core';
import type { EngineBrowser } from './browser.ts';

export async function openFirefox(executablePath: string): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: 1280, height: 900 });
  let errors: string[] = [];
  page.on('console', (message) => {
    const { url, lineNumber, columnNumber } = message.location();
    if (message.type() === 'error')
      errors.push(`${message.text()} (${url}:${lineNumber}:${columnNumber})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    version: await browser.version(),
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
