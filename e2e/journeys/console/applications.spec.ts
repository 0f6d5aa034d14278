import { TOASTS } from '@tidyhearth/domain';
import { latestMail } from '../../support/mail.js';
import { expect, test } from '../../support/test.js';
import { registerApplicant } from './people.js';
import { expectAudited, expectFailure, expectToast, openConsole, whileRefused } from './steps.js';

test('applications are decided by single keys, and the applicant is told why', async ({ page, request }) => {
  const [chosen, refused] = [await registerApplicant(request), await registerApplicant(request)];
  await openConsole(page, '/admin/applications');
  const dossier = (name: string) => page.getByLabel(`Application of ${name}`);
  const open = async ({ lastName, name }: typeof chosen) => {
    const waiting = page.getByRole('list', { name: 'Waiting, longest first' });
    await waiting.getByRole('button', { name: new RegExp(lastName) }).click();
    await expect(dossier(name)).toBeVisible();
  };

  await open(chosen);
  await page.keyboard.press('k');
  await expect(dossier(chosen.name)).toBeHidden();
  await page.keyboard.press('j');
  await expect(dossier(chosen.name)).toBeVisible();
  await whileRefused(page, '**/approve', async () => {
    await page.keyboard.press('a');
    await expectFailure(page, TOASTS.approveFailed);
  });
  await page.keyboard.press('a');
  await expectToast(page, TOASTS.cleanerApproved);
  await expectAudited(page, 'cleaner.approved', { targetEmail: chosen.email });

  await open(refused);
  const dialog = page.getByRole('dialog', { name: `Reject ${refused.name}?` });
  await page.keyboard.press('r');
  // In a text field, shortcut keys are ordinary letters.
  await dialog.getByLabel(/^Reason/).fill('We could not reach your referees: a, r.');
  await whileRefused(page, '**/reject', async () => {
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expectFailure(page, TOASTS.rejectFailed);
    await expect(dialog).toBeHidden();
  });
  await page.keyboard.press('r');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expectToast(page, TOASTS.cleanerRejected);
  await expectAudited(page, 'cleaner.rejected', { targetEmail: refused.email });
  const mail = await latestMail(request, refused.email, /application/i);
  expect(mail.text).toContain('We could not reach your referees: a, r.');

  await page.getByRole('button', { name: `Approve instead ${refused.name}` }).click();
  await expectToast(page, TOASTS.cleanerApproved);
  await expectAudited(page, 'cleaner.approved', { targetEmail: refused.email });
});
