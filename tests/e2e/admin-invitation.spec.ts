import { expect, registerNewUser, test } from './fixtures.ts';
import { invite } from './invite.ts';

test('the first admin opens the link of the command, and reads the applications', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 400/);
  const link = invite(server, 'first.admin@homeward.example');
  await page.goto(link);
  const main = page.getByRole('main');
  await expect(main).toContainText('Log in with the address that was invited');
  await main.getByRole('link', { name: 'Register' }).click();
  await main.getByLabel('Name').fill('Robin First');
  await main.getByLabel('Email').fill('first.admin@homeward.example');
  const password = main.getByLabel('Password');
  await password.fill('qwertyuiop');
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(main.getByRole('alert')).toContainText('This password is easy to guess.');
  // Pasted, as from a password manager.
  await password.fill('');
  await password.evaluate((field: HTMLInputElement) => {
    field.focus();
    const words = 'three warm windowsills';
    const data = new DataTransfer();
    data.setData('text/plain', words);
    const paste = new ClipboardEvent('paste', { clipboardData: data, cancelable: true });
    // A page that forbids it cancels the event.
    if (field.dispatchEvent(paste)) document.execCommand('insertText', false, words);
  });
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto(link);
  await expect(main).toContainText('first.admin@homeward.example');
  await main.getByRole('button', { name: 'Become an admin' }).click();
  await expect(page).toHaveURL(/\/Dashboard$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Adoption Requests Dashboard');

  await page.goto(link);
  await expect(main).toContainText('You are an admin.');
});

test('somebody else who finds the link becomes nothing, and is told what to do', async ({
  page,
  server,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 403/);
  await registerNewUser(page);
  await page.goto(invite(server, 'second.admin@homeward.example'));
  const main = page.getByRole('main');
  const press = () => main.getByRole('button', { name: 'Become an admin' }).click();
  await press();
  await expect(main.getByRole('alert')).toContainText('for another email address');
  await page.goto(`${server.url}/admin-invitation#of-nobody`);
  await page.reload();
  await press();
  await expect(main.getByRole('alert')).toContainText('Ask for a new one.');
  await page.goto(`${server.url}/admin-invitation`);
  await page.reload();
  await expect(main).toContainText('This link is not complete.');
});
