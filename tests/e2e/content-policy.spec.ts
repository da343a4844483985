import { violation } from './console-watch.ts';
import { expect, test } from './fixtures.ts';

const attacks = {
  'an inline script': '<script>window.attacked = true</script>',
  'an event handler': '<img src="/favicon.svg" onload="window.attacked = true">',
  'a script of another site': '<script src="https://evil.example/x.js"></script>',
  'a frame': '<iframe srcdoc="<script>parent.attacked = true</script>"></iframe>',
  'a form that leads away':
    '<form action="https://evil.example/"><button id="send"></button></form>',
};

for (const [what, html] of Object.entries(attacks))
  test(`${what} in a document does nothing`, async ({ page, allowConsoleError }) => {
    allowConsoleError.violations();
    // As if a text of somebody had become part of the document.
    await page.route('**/Explore', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      await route.fulfill({ response: answer, body: text.replace('<body>', `<body>${html}`) });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const reported = page.waitForEvent('console', (message) => violation.test(message.text()));
    await page.goto('/Explore');
    await page.evaluate(() => document.getElementById('send')?.click());
    await reported;
    expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined();
    expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
    await expect(page.getByRole('main')).toBeVisible();
  });
