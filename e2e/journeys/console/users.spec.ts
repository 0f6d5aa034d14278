import { TOASTS } from '@tidyhearth/domain';
import { ADMIN, registerApprovedCleaner } from '../../support/accounts.js';
import { expect, test } from '../../support/test.js';
import { CROWD_SIZE, crowdMember } from '../../support/big-database/crowd.js';
import { registerNamedCustomer, uniqueName } from './people.js';
import { expectAudited, expectFailure, expectToast, openConsole, whileRefused } from './steps.js';

test('accounts are found, verified and suspended, with a way back and a line for each act', async ({
  page,
  request,
}) => {
  const person = await registerNamedCustomer(request, uniqueName('Marsh'));
  const { email, name } = person;
  const done = { targetEmail: email };
  await openConsole(page);
  await page.getByLabel('Search users').fill(email);
  await expect(page.getByRole('row', { name })).toHaveCount(1);
  const press = (label: string) =>
    page.getByRole('button', { name: `${label} ${name}`, exact: true }).click();

  await whileRefused(page, '**/verify', async () => {
    await press('Verify');
    await expectFailure(page, TOASTS.verifyFailed);
  });
  await press('Verify');
  await expectToast(page, TOASTS.userVerified);
  await expectAudited(page, 'user.verified', done);
  await whileRefused(page, '**/verify', async () => {
    await press('Unverify');
    await expectFailure(page, TOASTS.unverifyFailed);
  });
  await press('Unverify');
  await expectToast(page, TOASTS.userUnverified);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name }).getByText('Verified', { exact: true })).toBeVisible();
  await expectAudited(page, 'user.unverified', done);

  const dialog = page.getByRole('dialog', { name: `Suspend ${name}?` });
  await press('Suspend');
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  const typeAndTry = async () => {
    await press('Suspend');
    await dialog.getByLabel('Reason').fill('Two customers reported it.');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expectFailure(page, TOASTS.suspendFailed);
  };
  await whileRefused(page, '**/suspend', typeAndTry, 'TOO_MANY_REQUESTS');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Two customers reported it.');
  const refreshed = ['users', 'stats', 'pending-cleaners'].map((list) =>
    page.waitForResponse((answer) => new RegExp(`/api/admin/${list}(\\?|$)`).test(answer.url())),
  );
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expectToast(page, TOASTS.userSuspended);
  await Promise.all(refreshed);
  await expectAudited(page, 'user.suspended', done);
  await whileRefused(page, '**/unsuspend', async () => {
    await press('Unsuspend');
    await expectFailure(page, TOASTS.unsuspendFailed);
  });
  await press('Unsuspend');
  await expectToast(page, TOASTS.userUnsuspended);
  await expectAudited(page, 'user.unsuspended', done);
});

test('one person is found among fifty thousand, by email and by name', async ({ page }) => {
  await openConsole(page);
  const pages = page.getByRole('navigation', { name: 'Pages of users' });
  const total = async () => Number(/of ([\d,]+)/.exec(await pages.innerText())?.[1]?.replaceAll(',', ''));
  await expect(pages).toBeVisible();
  expect(await total()).toBeGreaterThan(CROWD_SIZE);
  for (const index of [0, 31_234, CROWD_SIZE - 1]) {
    const { email, firstName, lastName } = crowdMember(index);
    for (const search of [email, email.slice(0, -10).toUpperCase(), `${firstName} ${lastName}`]) {
      await page.getByLabel('Search users').fill(search);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(page.getByRole('row').last()).toContainText(email);
    }
  }
  await page.getByLabel('Search users').fill(crowdMember(0).firstName);
  await expect(page.getByRole('row')).toHaveCount(26);
  expect(await total()).toBe(CROWD_SIZE / 40);
  await page.getByLabel('Search users').fill('');
  await page.getByLabel('Type').selectOption('cleaner');
  await expect.poll(total).toBeLessThan(CROWD_SIZE / 40);
});

test('nobody suspends themselves', async ({ page }) => {
  await openConsole(page);
  await page.getByLabel('Search users').fill(ADMIN.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^(Unv|V)erify/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Suspend/ })).toBeHidden();
  await page.getByLabel('Select all users on this page').check();
  await expect(page.getByRole('button', { name: 'Suspend 0' })).toBeDisabled();
});

test('a cleaner’s insurance is added and removed', async ({ page, request }) => {
  const cleaner = await registerApprovedCleaner(request);
  await openConsole(page);
  await page.getByLabel('Search users').fill(cleaner.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  const add = page.getByRole('button', { name: /^Add Insurance/ });
  const remove = page.getByRole('button', { name: /^Remove Insurance/ });
  await whileRefused(page, '**/insurance', async () => {
    await add.click();
    await expectFailure(page, TOASTS.insuranceFailed);
  });
  await add.click();
  await expectToast(page, TOASTS.insuranceUpdated);
  await expectAudited(page, 'cleaner.insurance-added', { targetEmail: cleaner.email });
  await remove.click();
  await expectToast(page, TOASTS.insuranceUpdated);
  await expect(add).toBeVisible();
  await expectAudited(page, 'cleaner.insurance-removed', { targetEmail: cleaner.email });
});

test('several accounts are dealt with at once, with one way back', async ({ page, request }) => {
  const lastName = uniqueName('Fenn');
  const [first, second] = [
    await registerNamedCustomer(request, lastName),
    await registerNamedCustomer(request, `${lastName}b`),
  ];
  await openConsole(page);
  await page.getByLabel('Search users').fill(lastName);
  await expect(page.getByRole('row')).toHaveCount(3);
  const selected = page.getByRole('group', { name: 'Selected users' });

  await page.getByLabel('Select all users on this page').check();
  await selected.getByRole('button', { name: 'Verify 2' }).click();
  await expect(page.getByText('2 accounts.')).toBeVisible();
  for (const { email } of [first, second]) await expectAudited(page, 'user.verified', { targetEmail: email });
  await expect(selected).toBeHidden();

  await page.getByLabel('Select all users on this page').check();
  const dialog = page.getByRole('dialog', { name: 'Suspend 2 accounts?' });
  const typeAndTry = async () => {
    await selected.getByRole('button', { name: 'Suspend 2' }).click();
    for (const { name, email } of [first, second])
      await expect(dialog.getByText(`${name}, ${email}`)).toBeVisible();
    await dialog.getByLabel('Reason').fill('Both were reported.');
    await dialog.getByRole('button', { name: 'Suspend 2' }).click();
    await expectFailure(page, TOASTS.suspendFailed);
  };
  await whileRefused(page, '**/users/bulk', typeAndTry, 'TOO_MANY_REQUESTS');
  await dialog.getByRole('button', { name: 'Suspend 2' }).click();
  for (const { name } of [first, second])
    await expect(page.getByRole('button', { name: `Unsuspend ${name}`, exact: true })).toBeVisible();
  // Both sides have been notified, so there is no undo.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
});
