// What a person does in every engine.
import { request } from '@playwright/test';
import { pageTexts } from '#src/domain/page-texts.ts';
import type { Pet } from '#src/domain/pet.ts';
import { keeper, registered, say } from '#tests/e2e/people.ts';
import type { Server } from '#tests/e2e/server.ts';
import { anApplication, applicationLabels, readCatalogue } from '#tests/e2e/steps.ts';
import type { Visitor } from './visitor.ts';

/** A journey throws where it cannot go on; each engine walks it with a new browser. */
export type Journey = {
  name: string;
  walk(visitor: Visitor, server: Server): Promise<void>;
  /** How often, where it went wrong only sometimes. */
  times?: { [engine: string]: number };
};

export const journeys: readonly Journey[] = [
  {
    name: 'from the first look over an application without a network to the approval',
    walk: async (visitor, server) => {
      const [pet] = await somePets(server);
      await visitor.open('/Explore');
      await visitor.press(pet.name);
      // Only the pet's page has it; the cards of the list have such a button too.
      await visitor.sees(pet.description);
      await visitor.press('Login to Adopt');
      await visitor.sees('You must be logged in to adopt a pet.');
      await visitor.open('/Register');
      await visitor.fill('Name', 'Jo Journey');
      await visitor.fill('Email', 'jo@homeward.example');
      await visitor.fill('Password', 'a-long-enough-password');
      await visitor.press('Register');
      await visitor.isAt('/');
      await visitor.open(`/Explore/${pet.id}`);
      await visitor.sees('Up to date');
      await untilReadyForOffline(visitor);
      await visitor.press('Adopt Me');
      await visitor.sees('Remove');

      await server.stop();
      await visitor.open('/Cart');
      await visitor.press(pageTexts.proceedForApplication);
      for (const [name, label] of Object.entries(applicationLabels)) {
        // Object.entries loses the type of the keys.
        await visitor.fill(label, anApplication[name as keyof typeof anApplication]);
      }
      await visitor.press('Submit application');
      await visitor.sees(pageTexts.confirmationTitle);
      await visitor.open('/Dashboard');
      await visitor.sees(pet.name);
      await visitor.sees('waiting');

      await server.start();
      await visitor.sees('Up to date');
      await approve(server, await applicationId(visitor));
      // The open page is told.
      await visitor.sees('Approved');
    },
  },
  {
    name: 'pet after pet into the cart and out of it, without a pause, and back',
    // WebKit's database stood still after two to nine pages.
    times: { WebKit: 20 },
    walk: async (visitor, server) => {
      const api = await request.newContext({ baseURL: server.url });
      const { email, password } = await registered(api);
      await api.dispose();
      await visitor.open('/Login');
      await visitor.fill('Email', email);
      await visitor.fill('Password', password);
      await visitor.press('Login');
      await visitor.isAt('/');
      const pets = await somePets(server);
      for (const { id } of pets) {
        await visitor.open(`/Explore/${id}`);
        await visitor.press('Adopt Me');
      }
      // Before that, leaving takes it back, as it does without a cache.
      await visitor.sees('Remove');
      await visitor.inPage(() => document.body.setAttribute('data-left', ''));
      await visitor.open('/Explore');
      await visitor.sees('Up to date');
      await visitor.inPage(() => history.back());
      await visitor.until('the page of before', () =>
        visitor.inPage((path) => location.pathname === path, `/Explore/${pets.at(-1)?.id}`),
      );
      // Other engines cache no page that holds a lock, as the one does that listens for changes.
      const { version } = visitor.browser;
      const cached = await visitor.inPage(() => document.body.hasAttribute('data-left'));
      if (version.startsWith('WebKit') && !cached) throw new Error('The page cache is off.');
      await visitor.sees('Up to date');
      await visitor.press('Remove');
      await visitor.sees('Adopt Me');
    },
  },
  {
    name: 'the search panel opens, and Escape closes it from its field',
    walk: async (visitor) => {
      await visitor.open('/');
      // The bar is drawn again once the session is read: a press in between would be lost.
      await visitor.sees('Up to date');
      await visitor.press('Search');
      await visitor.until('the field', () =>
        visitor.inPage(() => document.activeElement?.getAttribute('type') === 'search'),
      );
      await visitor.browser.type('bea');
      await visitor.browser.press('Escape');
      await visitor.until('the page without the panel', () =>
        visitor.inPage(() => document.querySelector('dialog[open]') === null),
      );
    },
  },
  {
    name: 'the examples for a question are as high as buttons are',
    walk: async (visitor) => {
      await visitor.open('/Ai');
      await visitor.sees(pageTexts.aiExamples[0]);
      const heights = await visitor.inPage(() =>
        Array.from(document.querySelectorAll('fieldset button'), (one) => one.clientHeight),
      );
      // 44 px with the border.
      if (heights.some((height) => height > 44)) throw new Error(`They are ${heights.join()} px.`);
    },
  },
  {
    name: 'a page that is left while it loads reports no error',
    walk: async (visitor) => {
      const { takeErrors } = visitor.browser;

      for (let waitMs = 0; waitMs < 200; waitMs += 10) {
        await visitor.visit(`/Explore?after=${waitMs}`);
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
      await visitor.sees('Up to date');
      const errors = takeErrors?.() ?? [];
      if (errors.length > 0) throw new Error(errors.join('\n'));
    },
  },
];

/** The first pets of the list, of which there are always enough. */
async function somePets(server: Server): Promise<[Pet, ...Pet[]]> {
  const api = await request.newContext({ baseURL: server.url });
  const [first, ...others] = (await readCatalogue(api)).slice(0, 10);
  await api.dispose();
  if (!first) throw new Error('The catalogue is empty.');
  return [first, ...others];
}

/** Waits until this device can do without a network. */
async function untilReadyForOffline(visitor: Visitor): Promise<void> {
  await visitor.inPage(() => {
    void navigator.serviceWorker.ready.then(() => document.body.setAttribute('data-ready', ''));
  });
  await visitor.until('a service worker', () =>
    visitor.inPage(() => document.body.hasAttribute('data-ready')),
  );
}

/** The id of the application on this device. */
async function applicationId(visitor: Visitor): Promise<string> {
  await visitor.inPage(() => {
    const opening = indexedDB.open('homeward');
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('applications').objectStore('applications').getAll();
      reading.onsuccess = () => {
        document.body.setAttribute('data-application', reading.result[0]?.id ?? '');
        database.close();
      };
    };
  });
  return visitor.until('an application on the device', () =>
    visitor.inPage(() => document.body.getAttribute('data-application')),
  );
}

async function approve(server: Server, id: string): Promise<void> {
  const api = await request.newContext({ baseURL: server.url });
  const admin = await keeper(api);
  await say(admin, { kind: 'decideApplication', args: { id, status: 'approved' } });
  await api.dispose();
}
