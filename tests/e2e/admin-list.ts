// The list of adoption requests, open before an admin.
import type { Page } from '@playwright/test';
import { application, registered, say } from './people.ts';
import { test as base } from './fixtures.ts';
import { somePet } from './steps.ts';

export const phone = { width: 390, height: 780 };
// Anchored, because the link to the next request contains the name too.
export const row = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name}`) });
export const form = (page: Page, name: string) => page.getByRole('region', { name });
export const approve = (page: Page) => page.getByRole('button', { name: 'Approve', exact: true });

let nextPet = 18;

type Queue = {
  /** A word that only these two requests contain, because a worker's tests share a server. */
  word: string;
  /** The applicants' names; the later one is first in the list. */
  early: string;
  later: string;
  withdrawEarly: () => Promise<void>;
};

/** An admin has the list open, and two requests of one person are pending. */
export const test = base.extend<{ queue: Queue }>({
  queue: async ({ adminPage, playwright, baseURL }, use, { testId }) => {
    const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const applicant = await registered(elsewhere);
    const word = `Queue${testId.replace('-', 'x')}`;
    const [early, later] = [`Early ${word}`, `Later ${word}`];
    // Other pets for each test: who approves a second person for a pet is asked first.
    nextPet += 2;
    const [one, other] = [nextPet, nextPet + 1];
    const first = application(await somePet(elsewhere, 'dog', one), { fullName: early });
    await say(applicant, first);
    const second = application(await somePet(elsewhere, 'dog', other), { fullName: later });
    await say(applicant, second);
    const withdrawEarly = () =>
      say(applicant, { kind: 'withdrawApplication', args: { id: first.args.id } });
    await adminPage.goto('/Dashboard');
    await use({ word, early, later, withdrawEarly });
    await elsewhere.dispose();
  },
});
