import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { PushService, type Subscription } from '#tests/push/push-service.ts';
import type { Vapid } from '#worker/env.ts';
import { makeVapidKeys } from '#worker/notifications/vapid.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';
import type { Browser } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';
import { application, newPet } from './people.ts';

export const notificationsPath = '/api/notifications';

/** A worker that sends notifications, a push service that accepts them, and people with devices. */
export class Notified {
  readonly #backend: () => Embedded;
  readonly #name: string;
  #people = 0;
  vapid!: Vapid;
  app!: TestApp;
  push!: PushService;
  admin!: Browser;

  /** `name`: part of the accounts' addresses, unique among suites on the same database. */
  constructor(backend: () => Embedded, name: string) {
    this.#backend = backend;
    this.#name = name;
    beforeAll(async () => {
      this.vapid = { ...(await makeVapidKeys()), subject: 'mailto:keeper@homeward.example' };
      this.push = new PushService(this.vapid.publicKey);
      this.app = await startApp({ vapid: this.vapid }, backend(), this.push);
      this.admin = this.app.browser();
      await this.admin.register(`${name}-admin@example.org`, { isAdmin: true });
    });
    beforeEach(() => this.app.logged.splice(0));
    afterAll(() => this.app.stop());
  }

  async newUser(): Promise<Browser> {
    const browser = this.app.browser();
    await browser.register(`${this.#name}-${(this.#people += 1)}@example.org`);
    return browser;
  }

  save(browser: Browser, body: unknown): Promise<Response> {
    return browser.request(notificationsPath, { method: 'PUT', body });
  }

  async subscribe(browser: Browser): Promise<Subscription> {
    const subscription = await this.push.subscribe();
    const response = await this.save(browser, { ...subscription, expirationTime: null });
    expect(await response.json()).toEqual({ subscribed: true });
    return subscription;
  }

  /** Another browser of the same person. */
  secondDevice(of: Browser): Browser {
    const browser = this.app.browser();
    for (const [name, value] of of.cookies) browser.cookies.set(name, value);
    browser.owner = of.owner;
    return browser;
  }

  /** Applies for a pet; returns the application's id. */
  async apply(browser: Browser): Promise<string> {
    const command = application(await newPet(this.#backend()));
    expect(await browser.push([command])).toMatchObject([{ outcome: 'accepted' }]);
    return command.args.id;
  }

  decide(id: string, status: 'approved' | 'rejected') {
    return this.admin.push([{ kind: 'decideApplication', args: { id, status } }]);
  }

  async count(what: string): Promise<number> {
    const [row] = await this.#backend().sql(`select count(*) as n from ${what}`);
    return Number(row?.['n']);
  }

  /** How many messages have not been sent yet. */
  waiting(): Promise<number> {
    return this.count(`private.jobs where kind = 'notification'`);
  }

  devicesOf({ owner }: Browser): Promise<number> {
    return this.count(`public.push_subscriptions where user_id = '${owner}'`);
  }

  /** Resolves once all messages have been sent. */
  async settled(): Promise<void> {
    await expect.poll(() => this.waiting(), { interval: 20, timeout: 10_000 }).toBe(0);
  }
}
