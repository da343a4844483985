import {
  anApplication,
  applicationLabels,
  applyFromCart,
  fillApplication,
  putInCart,
  somePet,
} from '../e2e/steps.ts';
import { fillDevice, freeDevice, readyForOffline } from './device.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import { applicationsHeld, commandsAnswered, networkFaults, pill, upToDate } from './steps.ts';

test('on a full device the person is told, keeps their words, and goes on once there is space', async ({
  page,
  request,
  database,
  allowConsoleError,
}) => {
  // What sync logs for developers.
  allowConsoleError(/failed on this device|could not be kept on this device/);
  const { email } = await registerNewUser(page);
  const pet = await somePet(request, 'cat', 1);
  await putInCart(page, pet);
  await upToDate(page);
  await page.goto('/Cart');
  await page.getByRole('button', { name: 'Procced For Application' }).click();
  await page.getByLabel(applicationLabels.fullName).waitFor();

  await fillDevice(page);
  await fillApplication(page);
  await page.getByRole('button', { name: /^submit/i }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Error submitting' })).toBeVisible();
  await expect(page.getByText(/this device is full/i).first()).toBeVisible();
  await expect(pill(page, /device full/i)).toBeVisible();
  const reason = page.getByLabel(applicationLabels.reasonForAdoption);
  await expect(reason).toHaveValue(anApplication.reasonForAdoption);
  expect(await applicationsHeld(database, email)).toBe(0);
  expect(await commandsAnswered(database, email), 'put in the cart').toBe(1);

  await page.reload();
  await expect(reason, 'also over a reload').toHaveValue(anApplication.reasonForAdoption);
  await page.getByLabel(applicationLabels.occupation).fill('Baker');
  await expect(page.getByText(/this device is full/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/this device is full/i).first()).toBeVisible();

  await freeDevice(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/this device is full/i)).toBeHidden();
  await page.getByRole('button', { name: /^submit/i }).click();
  await expect(page.getByRole('heading', { name: /submitted successfully/i })).toBeVisible();
  await upToDate(page);
  expect(await applicationsHeld(database, email, pet.id)).toBe(1);
  expect(await commandsAnswered(database, email)).toBe(2);
});

test('what waits on a full device is sent, and only once', async ({
  page,
  request,
  network,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  allowConsoleError(/failed on this device|could not be kept on this device/);
  const { email } = await registerNewUser(page);
  const pet = await somePet(request, 'cat', 2);
  await putInCart(page, pet);
  await upToDate(page);
  await readyForOffline(page);
  await network.down();
  await applyFromCart(page);
  await expect(pill(page, /1 waiting/i)).toBeVisible();

  await fillDevice(page);
  await network.up();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => applicationsHeld(database, email, pet.id)).toBe(1);
  await expect(pill(page, /device full/i)).toBeVisible();

  await freeDevice(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await upToDate(page);
  expect(await applicationsHeld(database, email, pet.id)).toBe(1);
  expect(await commandsAnswered(database, email), 'put in the cart, applied').toBe(2);
});

test('who logs in on a full device is told, and gets in once there is space', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/failed on this device|could not be kept on this device/);
  await page.goto('/Login');
  await page.getByLabel('Email').fill('adopter@homeward.example');
  await page.getByLabel('Password').fill('homeward-demo');
  await fillDevice(page);
  const login = page.getByRole('main').getByRole('button', { name: 'Login' });
  await login.click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be saved' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('adopter@homeward.example');

  await freeDevice(page);
  await login.click();
  await expect(page).toHaveURL(/\/$/);
});
