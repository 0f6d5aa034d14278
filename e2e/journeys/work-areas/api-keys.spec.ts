import { API_SCOPES } from '@tidyhearth/domain';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { registerApprovedCleaner, signIn } from '../../support/accounts.js';
import { expect, test } from '../../support/test.js';

test('@phone a cleaner makes an API key, a program uses it, and it ends when it is revoked', async ({
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request);
  await signIn(page, cleaner);
  await page.goto('/security');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Diary');
  await form.getByLabel('Works for').selectOption('30');
  await form.getByLabel('Your password').fill('a wrong guess');
  await form.getByRole('button', { name: 'Make the key' }).click();
  await expect(form.getByRole('checkbox').first()).toBeFocused();
  await form.getByText(API_SCOPES['bookings:read'].meaning).click();
  await form.getByRole('button', { name: 'Make the key' }).click();
  await expect(form.getByText('The password is not right.')).toBeVisible();
  await expectNoAxeViolations(page);
  await form.getByLabel('Your password').fill(cleaner.password);
  await form.getByRole('button', { name: 'Make the key' }).click();
  const key = await form.getByLabel('API key').inputValue();
  expect(key).toMatch(/^thk_\w{49}$/);

  const call = async (path: string) =>
    (await request.get(path, { headers: { Authorization: `Bearer ${key}` } })).status();
  expect([await call('/api/bookings/cleaner'), await call('/api/postings/available')]).toEqual([200, 403]);

  await form.getByRole('button', { name: 'I have copied it' }).click();
  const line = page.getByRole('listitem').filter({ hasText: `${key.slice(0, 8)}…${key.slice(-4)}` });
  await expect(line.getByText('In use')).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  await line.getByRole('button', { name: 'Revoke Diary' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(line.getByText('Revoked')).toBeVisible();
  expect(await call('/api/bookings/cleaner')).toBe(401);
});
