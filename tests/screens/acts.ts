// What brings a page into a state once it is opened; each on a phone as on a desktop.
import type { Page } from '@playwright/test';
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { expect } from '../e2e/fixtures.ts';
import { anApplication, applicationLabels, fillApplication } from '../e2e/steps.ts';

/** Does something on an opened page. */
export type Act = (page: Page) => Promise<void>;

/** One act after the other. */
export const both =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** The first button of this name that is to be seen. */
export const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** The same where the bars have one of that name too. */
export const pressInMain =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('main').getByRole('button', { name }).first().click();

/** Whatever the form's own button is called: on a phone the application has steps. */
export const sendForm: Act = (page) => page.getByRole('main').locator('[type=submit]').click();

export const openAll: Act = async (page) => {
  for (const part of await page.locator('main details').all())
    await part.evaluate((details: HTMLDetailsElement) => (details.open = true));
};

export const checkAll: Act = async (page) => {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
};

/** Fills in an account form and sends it. */
export const fillAccount: Act = async (page) => {
  const main = page.getByRole('main');
  if (page.url().endsWith('/Register')) await main.getByLabel('Name').fill('Robin Tester');
  await main.getByLabel('Email').fill('robin@homeward.example');
  await main.getByLabel('Password').fill('a-long-enough-password');
  await sendForm(page);
};

export const askFor: Act = async (page) => {
  await page.getByRole('main').getByRole('textbox').fill('A quiet cat for a small flat');
  await pressInMain(pageTexts.aiSubmit)(page);
};

/** To the second of the form's steps. */
export const secondStep: Act = async (page) => {
  const { fullName, email, phoneNumber } = anApplication;
  await fillApplication(page, { fullName, email, phoneNumber });
  await sendForm(page);
};

/** Fills in the whole form, on a phone on its way through the steps. */
export const fillForm: Act = async (page) => {
  await expect(page.getByLabel(applicationLabels.fullName)).toBeVisible();
  for (const [name, value] of Object.entries(anApplication)) {
    // Object.entries forgets the keys' type; they are those of the form.
    const field = page.getByLabel(applicationLabels[name as keyof typeof anApplication]);
    if (!(await field.isVisible())) await sendForm(page);
    await field.fill(value);
  }
};

/** Applies for the pet in the cart. */
export const apply: Act = async (page) => {
  await page.goto('/Cart');
  await pressInMain(pageTexts.proceedForApplication)(page);
  await fillForm(page);
  await sendForm(page);
};

export const adoptAndApply: Act = async (page) => {
  await page.goto('/Explore');
  await pressInMain(texts.adoptMe)(page);
  // Only now the pet is in the cart: who leaves the page before may find it empty.
  await expect(page.getByRole('main').getByRole('button', { name: texts.removePet })).toBeVisible();
  await apply(page);
};

/** The admin's first request that waits for a decision, with its form. */
export const readRequest: Act = async (page) => {
  await pressInMain(/^Pending/)(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
};
