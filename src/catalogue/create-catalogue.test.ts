import { describe, expect, it } from 'vitest';
import { pageLocks } from '#src/db/device-locks.ts';
import { done } from '#src/domain/failure.ts';
import {
  latest,
  manifest,
  chunk,
  changes,
  manifestAt,
  chunkReply,
  openTab,
  holdChunks,
  names,
  ids,
  shows,
  all,
  tellsChanges,
  versionOn,
} from '#tests/device/catalogue-tab.ts';
import { pet } from '#tests/device/samples.ts';
import { type Call, captivePortal, json, problem } from '#tests/device/scripted-network.ts';
import { compactAt, compactChanges } from './compact-changes.ts';
import { storeChanges } from './take-changes.ts';

describe('a busy server', () => {
  it.each([latest, manifest, chunk, changes(1, 2)])(
    '[S15] is left alone by every tab for as long as it asked, in its answer to %s',
    async (route) => {
      const tab = openTab();
      if (route !== manifest && route !== chunk) await tab.catalogue.refresh();
      tellsChanges(tab, 1, 2, []);
      tab.script.on(route, problem(503, 'unavailable', { 'Retry-After': '600' }));
      expect(await tab.catalogue.refresh()).toMatchObject({ retryAfterMs: 600_000 });
      const reloaded = openTab(tab);
      expect(await reloaded.catalogue.refresh()).toMatchObject({ retryAfterMs: 600_000 });
      await reloaded.catalogue.opened('explorePets');
      expect(reloaded.script.calls).toEqual([]);
      reloaded.clock.advance(600_000);
      expect(await reloaded.catalogue.refresh(2)).not.toMatchObject({ retryAfterMs: 600_000 });
      expect(reloaded.script.calls).not.toEqual([]);
    },
  );
});

describe('the catalogue on a device', () => {
  it('reads everything the first time, and says how far it is', async () => {
    const tab = openTab();
    expect(tab.catalogue.view()).toMatchObject({ status: 'loading', loaded: 0 });
    expect(await tab.catalogue.refresh()).toEqual(done);
    await shows(tab, all);
    expect(tab.catalogue.view()).toMatchObject({ status: 'ready', loaded: 6, total: 6 });
  });

  it('[C1] shows the first chunk while the others are on their way', async () => {
    const tab = openTab();
    const release = holdChunks(tab, (from) => from !== 'a1');
    const reading = tab.catalogue.refresh();
    await shows(tab, ['a1', 'a2']);
    expect(tab.catalogue.view()).toMatchObject({ status: 'loading', loaded: 2, total: 6 });
    release();
    await reading;
    await shows(tab, all);
  });

  it('[C1] goes on with the missing chunks after an interruption', async () => {
    const tab = openTab();
    const failing = (call: Call) =>
      call.url.searchParams.get('from') === 'c1' ? captivePortal(call) : chunkReply(call);
    tab.script.on(chunk, failing);
    expect(await tab.catalogue.refresh()).toEqual({ kind: 'offline' });
    const before = tab.script.to(chunk).length;
    tab.script.on(chunk, chunkReply);
    expect(await tab.catalogue.refresh()).toEqual(done);
    const later = tab.script.to(chunk).slice(before);
    expect(later.map((call) => call.url.searchParams.get('from'))).toEqual(['c1']);
    expect(tab.script.to(manifest)).toHaveLength(1);
    await shows(tab, all);
  });

  it('[C1] opens without a network, in two steps: a first chunk, then all the rest', async () => {
    const tab = openTab();
    await tab.catalogue.refresh();
    const later = openTab(tab, { isSubscribed: false });
    later.script.offline = true;
    await shows(later, ['a1', 'a2']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(ids(later), 'no more before somebody shows it').toEqual(['a1', 'a2']);
    const shown = new Set([2]);
    later.catalogue.subscribe(() => shown.add(later.catalogue.view().loaded));
    await shows(later, all);
    expect([...shown]).toEqual([2, 6]);
    expect(await later.catalogue.refresh()).toEqual({ kind: 'offline' });
    expect(later.catalogue.view().status).toBe('ready');
  });

  it('[C3] applies later changes to the chunks, in every tab', async () => {
    const tab = openTab();
    const other = openTab(tab);
    await tab.catalogue.refresh();
    await shows(other, all);
    tellsChanges(tab, 1, 2, [pet('a1', { name: 'Renamed' }), pet('d1')], ['b1']);
    await tab.catalogue.refresh();
    await shows(tab, ['a1', 'a2', 'b2', 'c1', 'c2', 'd1']);
    await shows(other, ['a1', 'a2', 'b2', 'c1', 'c2', 'd1']);
    expect(names(other)[0]).toBe('Renamed');
  });

  it('[C3] compacts changes into the chunks, and shows the same as before', async () => {
    const tab = openTab();
    await tab.catalogue.refresh();
    const many = Array.from({ length: compactAt }, (_, n) => pet(`b1-${n}`));
    tellsChanges(tab, 1, 2, [...many, pet('a1', { name: 'Renamed' }), pet('d1')], ['c1']);
    await tab.catalogue.refresh();
    expect(await tab.database.catalogueChanges.count()).toBe(0);
    await expect.poll(() => tab.catalogue.view().loaded).toBe(6 + compactAt);
    const cold = openTab(tab);
    await expect.poll(() => cold.catalogue.view().status).toBe('ready');
    expect(ids(cold)).toEqual(ids(tab));
    expect(cold.catalogue.view().byId.get('a1')?.name).toBe('Renamed');
    expect(ids(cold)).not.toContain('c1');
    expect(ids(cold)).toContain('d1');
  });

  it('[C3] reads again in a tab that has missed changes before they were compacted', async () => {
    const tab = openTab();
    await tab.catalogue.refresh();
    const behind = openTab(tab);
    await shows(behind, all);
    tellsChanges(tab, 1, 2, [pet('a1', { name: 'Renamed' })]);
    await tab.catalogue.refresh();
    await compactChanges(tab.database, 1);
    await expect.poll(() => names(behind)[0]).toBe('Renamed');
  });

  it('[C2] never goes back to an older version that a cache still tells', async () => {
    const tab = openTab();
    await tab.catalogue.refresh();
    tellsChanges(tab, 1, 3, [pet('a1', { name: 'New' })]);
    await tab.catalogue.refresh(3);
    tab.script.on(latest, json({ epoch: 'e', version: 2 }));
    expect(await tab.catalogue.refresh()).toEqual(done);
    expect(await versionOn(tab.database)).toBe(3);
  });

  it('[C2] neither goes back nor leaps where a browser has no lock that its tabs share', async () => {
    const tab = openTab();
    await tab.catalogue.refresh();
    const other = openTab({ database: tab.database, locks: pageLocks() });
    const held = Promise.withResolvers<void>();
    const ofVersion = (to: number) => ({ epoch: 'e', from: 1, to, upserts: [], removed: [] });
    tab.script.on(changes(1, 2), async () => {
      await held.promise;
      return Response.json(ofVersion(2));
    });
    const late = tab.catalogue.refresh(2);
    other.script.on(changes(1, 3), json({ ...ofVersion(3), removed: ['b1'] }));
    await other.catalogue.refresh(3);
    held.resolve();
    await late;
    expect(await versionOn(tab.database)).toBe(3);
    const leap = { epoch: 'e', from: 4, to: 5, pets: [], removed: [], unreadable: 0 };
    await storeChanges(tab.database, leap);
    expect(await versionOn(tab.database)).toBe(3);
  });

  it('[C2] takes the version of a poke at its word, and asks no cache', async () => {
    const tab = openTab();
    await tab.catalogue.refresh();
    const asked = tab.script.to(latest).length;
    tellsChanges(tab, 1, 2, [pet('a1', { name: 'Poked' })]);
    await tab.catalogue.refresh(2);
    expect(tab.script.to(latest)).toHaveLength(asked);
    await expect.poll(() => names(tab)[0]).toBe('Poked');
  });

  it('[C4] shows the old pets until a new reading is whole', async () => {
    const tab = openTab();
    await tab.catalogue.refresh();
    await shows(tab, all);
    tab.script.on(latest, json({ epoch: 'f', version: 1 }));
    tab.script.on(manifest, manifestAt(1, 'f'));
    tab.script.on(chunk, captivePortal);
    expect(await tab.catalogue.refresh()).toEqual({ kind: 'offline' });
    expect(ids(tab)).toEqual(all);
    tab.script.on(chunk, (call) => {
      const id = `${call.url.searchParams.get('from')}`;
      return Response.json([pet(id, { name: 'After the restore' })]);
    });
    await tab.catalogue.refresh();
    await shows(tab, ['a1', 'b1', 'c1']);
    expect(await tab.database.catalogueChunks.count()).toBe(3);
  });

  it('[C4] begins anew where its version is no longer known', async () => {
    const tab = openTab();
    await tab.catalogue.refresh();
    tab.script.on(latest, json({ epoch: 'e', version: 90 }));
    tab.script.on(manifest, manifestAt(90));
    tab.script.on(changes(1, 90), problem(410, 'reset'));
    expect(await tab.catalogue.refresh()).toEqual(done);
    expect(await versionOn(tab.database)).toBe(90);
  });

  it('[C5] leaves out a pet it cannot read, counts it, and shows the others', async () => {
    const tab = openTab();
    tab.script.on(chunk, (call) =>
      call.url.searchParams.get('from') === 'b1'
        ? Response.json([pet('b1'), { id: 'b2', type: 'dragon' }])
        : chunkReply(call),
    );
    await tab.catalogue.refresh();
    await shows(tab, ['a1', 'a2', 'b1', 'c1', 'c2']);
    expect(tab.catalogue.view()).toMatchObject({ status: 'ready', unreadable: 1 });
  });

  it('[C6] asks for news when a list was last refreshed more than five minutes ago', async () => {
    const tab = openTab();
    await tab.catalogue.refresh();
    tab.clock.advance(300_000);
    await tab.catalogue.opened('dogsList');
    expect(tab.script.to(latest)).toHaveLength(0);
    tab.clock.advance(1);
    await tab.catalogue.opened('dogsList');
    expect(tab.script.to(latest)).toHaveLength(1);
    tab.clock.advance(300_001);
    // A refresh that is running is enough.
    await Promise.all([tab.catalogue.refresh(), tab.catalogue.opened('dogsList')]);
    expect(tab.script.to(latest)).toHaveLength(2);
  });

  it('reads the catalogue once when two tabs begin together', async () => {
    const tab = openTab();
    const other = openTab(tab);
    await Promise.all([tab.catalogue.refresh(), other.catalogue.refresh()]);
    expect(tab.script.to(chunk).length + other.script.to(chunk).length).toBe(3);
  });

  it('is ready, and empty, where there is no pet at all', async () => {
    const tab = openTab();
    tab.script.on(manifest, json({ epoch: 'e', version: 1, total: 0, chunks: [] }));
    await tab.catalogue.refresh();
    await expect.poll(() => tab.catalogue.view()).toMatchObject({ status: 'ready', pets: [] });
  });
});
