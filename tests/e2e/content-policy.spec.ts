import { violation } from './console-watch.ts';
import { expect, test } from './fixtures.ts';

const attacks = {
  'an inline script': '<script>window.attacked = true</script>',
  'an event handler': '<img src="/favicon.svg" onload="window.attacked = true">',
  'a script of another site': '<script src="https://evil.example/x.js"></script>',
  'a frame': '<iframe srcdoc="<script>parent.attacked = true</script>"></iframe>',
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
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.attacked = true' }),
    );
    const reported = page.waitForEvent('console', (message) => violation.test(message.text()));
    await page.goto('/Explore');
    await reported;
    expect(await page.evaluate(() => Reflect.get(window, 'attacked'))).toBeUndefined();
    await expect(page.getByRole('main')).toBeVisible();
  });
