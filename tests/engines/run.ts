// Every journey in every engine that is named: see tools/engines.js.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Server } from '#tests/e2e/server.ts';
import type { EngineBrowser } from './browser.ts';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

/** The path of each engine's program, if it is to run. */
const options = {
  Chromium: { type: 'string' },
  Firefox: { type: 'string' },
  WebKit: { type: 'string' },
  to: { type: 'string' },
  only: { type: 'string', default: '' },
} as const;
const { values } = parseArgs({ options });
const opens = { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebKit };

type Walked = { engine: string; version: string; journey: string; passed: number; of: number };
const walked: Walked[] = [];
// So that what ends with this process ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

for (const engine of ['Chromium', 'Firefox', 'WebKit'] as const) {
  const program = values[engine];
  if (program === undefined) continue;
  const server = await Server.create();
  await server.start();
  for (const { name, walk, times } of journeys) {
    if (!name.includes(values.only)) continue;
    const of = times?.[engine] ?? 1;
    const result = { engine, version: '', journey: name, passed: 0, of };
    for (let nth = 0; nth < of; nth += 1) {
      if (!server.running) await server.start();
      let browser: EngineBrowser | undefined;
      try {
        browser = await opens[engine](program);
        result.version = browser.version;
        await walk(new Visitor(browser, server.url), server);
        result.passed += 1;
      } catch (error) {
        console.error(error);
      }
      await browser?.close();
    }
    console.log(
      `${result.passed === of ? '✓' : '✗'} ${engine}: ${name} (${result.passed} of ${of})`,
    );
    walked.push(result);
  }
  await server.dispose();
}
if (values.to) writeFileSync(values.to, JSON.stringify(walked, null, 2));
process.exit();
