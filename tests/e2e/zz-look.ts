import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '#tools/browser.js';
import { Server } from './server.ts';
import { keeper } from './people.ts';
const s = await Server.create(); await s.start();
const b = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const c = await b.newContext({ baseURL: s.url, viewport: {width: 1280, height: 900} });
await keeper(c.request);
const pets = [0,1,2,3].map(() => ({id:'hana-shiba-inu'}));
const p = await c.newPage();
p.on('console', (m) => m.type()==='error' && console.log('console', m.text()));
p.on('pageerror', (m) => console.log('pageerror', m.message));
await p.goto('/Explore'); await p.getByText(/\d+ pets/).first().waitFor(); await p.waitForTimeout(1500);
const shots = [['list','/Manage'],['edit',`/Manage/${pets[3]!.id}`],['new','/Manage/new'],['shelter','/Manage/shelter']] as const;
for (const [name, path] of shots) {
  await p.setViewportSize({width: 1280, height: 900}); await p.emulateMedia({colorScheme:'light'});
  await p.goto(path); await p.getByRole('heading',{level:1}).waitFor(); await p.waitForTimeout(800);
  if (name==='list') { await p.getByRole('checkbox').nth(1).check(); await p.getByRole('checkbox').nth(2).check(); }
  await p.screenshot({ path: `/tmp/w/m-${name}-desk.png` });
  await p.setViewportSize({width: 390, height: 844}); await p.emulateMedia({colorScheme:'dark'}); await p.waitForTimeout(400);
  await p.screenshot({ path: `/tmp/w/m-${name}-phone-dark.png`, fullPage: name!=='list' });
  await p.emulateMedia({colorScheme:'light'});
  await p.screenshot({ path: `/tmp/w/m-${name}-phone.png` });
}
await b.close(); await s.dispose(); process.exit(0);
