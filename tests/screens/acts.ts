// Actions that bring an opened page into a state; each works on a phone and on a desktop.
import type { Page } from '@playwright/test';
import { pageTexts } from '#src/domain/page-texts.ts';
import { adoptTexts } from '#src/domain/adopt-texts.ts';
import { expect } from '../e2e/fixtures.ts';
import { cameraPhoto } from '../e2e/camera-photos.ts';
import { animals, chooseFile, listOf } from '../e2e/import-steps.ts';
import { fileInput, photoRows } from '../e2e/photo-steps.ts';
import { anApplication, applicationLabels, fillApplication } from '../e2e/steps.ts';

/** Does something on an opened page. */
export type Act = (page: Page) => Promise<void>;

/** Runs the acts one after the other. */
export const both =
  (...acts: Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

/** Presses the first visible button of this name. */
export const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** The same, if the bars have a button of this name too. */
export const pressInMain =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('main').getByRole('button', { name }).first().click();

/** Presses the form's submit button, whose name differs: on a phone the application has steps. */
export const sendForm: Act = (page) => page.getByRole('main').locator('[type=submit]').click();

export const openAll: Act = async (page) => {
  for (const part of await page.locator('main details').all())
    await part.evaluate((details: HTMLDetailsElement) => (details.open = true));
};

export const checkAll: Act = async (page) => {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
};

/** Selects a pet of an admin's list, and opens the choice of its status. */
export const selectAndChoose: Act = async (page) => {
  await page.getByRole('checkbox').first().check();
  await page.getByRole('main').getByRole('button', { name: 'Status' }).click();
};

/** Reserves the first pet of an admin's list. */
export const reserveOne: Act = async (page) => {
  await selectAndChoose(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Reserved/ })
    .click();
};

/** Searches an admin's list for what is not there. */
export const findNothing: Act = (page) => page.getByLabel('Find a pet').fill('nobody of that name');

/** Writes into a field of an admin's form and saves it. */
export const saveWith =
  (label: string, words: string): Act =>
  async (page) => {
    await page.getByLabel(label, { exact: true }).fill(words);
    await sendForm(page);
  };

/** Adds a photo to a pet. */
export const addPhoto: Act = async (page) => {
  await fileInput(page).setInputFiles(await cameraPhoto(page, 'luna.jpg'));
  await expect(photoRows(page).first()).toBeVisible();
};

/** Fills in an account form and sends it. */
export const fillAccount: Act = async (page) => {
  const main = page.getByRole('main');
  if (page.url().endsWith('/Register')) await main.getByLabel('Name').fill('Robin Tester');
  await main.getByLabel('Email').fill('robin@homeward.example');
  await main.getByLabel('Password').fill('a-long-enough-password');
  await sendForm(page);
};

/** Fills in the only field, an address, and sends it. */
export const fillEmail: Act = async (page) => {
  await page.getByRole('main').getByLabel('Email').fill('robin@homeward.example');
  await sendForm(page);
};

export const askFor: Act = async (page) => {
  await page.getByRole('main').getByRole('textbox').fill('A quiet cat for a small flat');
  await pressInMain(pageTexts.aiSubmit)(page);
};

/** Goes to the second step of the form. */
export const secondStep: Act = async (page) => {
  const { fullName, email, phoneNumber } = anApplication;
  await fillApplication(page, { fullName, email, phoneNumber });
  await sendForm(page);
};

/** Empties a field that holds what was written for another pet, and sends the form. */
export const sendWithout =
  (field: keyof typeof anApplication): Act =>
  async (page) => {
    await page.getByLabel(applicationLabels[field]).fill('');
    await sendForm(page);
  };

/** Fills in the whole form; on a phone, step by step. */
export const fillForm: Act = async (page) => {
  await expect(page.getByLabel(applicationLabels.fullName)).toBeVisible();
  for (const [name, value] of Object.entries(anApplication)) {
    // Object.entries loses the type of the keys; they are the form's fields.
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
  await pressInMain(adoptTexts.adoptMe)(page);
  // Only now the pet is in the cart; a page that is left earlier may find the cart empty.
  await expect(
    page.getByRole('main').getByRole('button', { name: adoptTexts.removePet }),
  ).toBeVisible();
  await apply(page);
};

/** Opens the first pending request of an admin. */
export const readRequest: Act = async (page) => {
  await pressInMain(/^Pending/)(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
};

/** Opens the first request that was approved. */
export const readApproved: Act = async (page) => {
  await pressInMain(/^Approved/)(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
};

/** Opens the first application of somebody who has applied. */
export const readOwn: Act = async (page) => {
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
};

/** Chooses the list of another system, with a line that is left out, and waits for its preview. */
export const chooseList: Act = async (page) => {
  const fritz = { id: '21', name: 'Fritz', type: 'Ferret' };
  await chooseFile(page, listOf([...animals(20), fritz]));
  await expect(page.getByRole('list', { name: 'New' })).toBeVisible();
};

/** Chooses a file with this text. */
export const choose =
  (text: string): Act =>
  (page) =>
    chooseFile(page, text);
