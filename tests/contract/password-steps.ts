import { expect } from 'vitest';
import type { Embedded } from '#worker/supabase/embedded.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './http-app.ts';
import type { Post } from './http-mail.ts';

/** What people with a password do at this app, and what becomes of it. */
export function passwordSteps(app: () => TestApp, backend: () => Embedded, mail: Post) {
  let people = 0;
  const ask = (browser: Browser, path: string, body: object) =>
    browser.request(`/api/session/${path}`, { method: 'POST', body });
  return {
    ask,
    async newcomer() {
      people += 1;
      const email = `ada-${people}-${crypto.randomUUID().slice(0, 8)}@example.org`;
      const browser = app().browser();
      await browser.register(email);
      return { email, browser };
    },
    async signsIn(email: string, password: string) {
      const body = { email, password, as: 'user' };
      const { status } = await app().browser().request('/api/session', { method: 'POST', body });
      return status === 200;
    },
    /** Whether the session of this browser goes on: now, and when its hour is over. */
    async goesOn(browser: Browser) {
      const [now, later] = [
        await browser.request('/api/session'),
        await browser.request('/api/session/refresh', { method: 'POST' }),
      ];
      expect(now.status).toBe(later.status);
      return later.status === 200;
    },
    /** What the security log holds of what this person did. */
    async eventsOf({ owner }: Browser) {
      const rows = await backend().sql(
        `select event from private.security_events e
           join private.security_actors a on a.id = e.actor
           where a.user_id = '${owner}' order by e.id`,
      );
      return rows.map(({ event }) => event);
    },
    /** The link that came by the mail with this number. */
    async resetLink(email: string, mails = 1) {
      const { status } = await ask(app().browser(), 'request-password-reset', { email });
      expect(status).toBe(200);
      return mail.linkTo(email, mails);
    },
  };
}
