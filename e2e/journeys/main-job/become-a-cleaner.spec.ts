import { randomUUID } from 'node:crypto';
import { TOASTS } from '@tidyhearth/domain';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { ADMIN } from '../../support/accounts.js';
import { tick } from '../../support/choices.js';
import { latestMail } from '../../support/mail.js';
import { expect, test } from '../../support/test.js';

test('a cleaner applies, the admin approves in the console, and search finds the cleaner at once', async ({
  browser,
  page,
  request,
}) => {
  const email = `applicant-${randomUUID()}@test.example`;
  const lastName = `Featherstone${Date.now() % 100_000}`;
  await page.addInitScript(() => localStorage.setItem('beta-notice-seen', 'true'));

  await page.goto('/become-cleaner');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();
  await page.getByLabel('First name').fill('Marguerite');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('07700 900456');
  await page.getByLabel('Password', { exact: true }).fill('a-good-long-secret');
  await tick(page.getByLabel(/Terms of Service/));
  await tick(page.getByLabel(/Privacy Policy/));
  await next.click();

  await page.getByLabel('Hourly rate').fill('24');
  await page.getByLabel('Service area').fill('Lerwick');
  await page.getByLabel('Postcode').fill('ze1 0aa');
  await tick(page.getByLabel('Regular Cleaning'));
  await tick(page.getByLabel('Oven Cleaning'));
  await expectNoAxeViolations(page);
  await next.click();

  await page
    .getByLabel('About you')
    .fill('I have kept island homes for eleven years and know what salt does to windows.');
  await page.getByRole('button', { name: /submit|send/i }).click();
  await expect(page.getByRole('main')).toContainText(/24-48 hours/);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/find-cleaners?postcode=ZE1&radius=50');
  await expect(visitor.getByText('No cleaners found')).toBeVisible();

  const console = await (await browser.newContext()).newPage();
  await console.goto('/admin/');
  await console.getByLabel('Email').fill(ADMIN.email);
  await console.getByLabel(/^Password/).fill(ADMIN.password);
  await console.getByRole('button', { name: /sign in/i }).click();
  await console.getByRole('tab', { name: /Cleaner Applications/ }).click();
  await expect(console.getByRole('heading', { name: 'Cleaner Applications', level: 2 })).toBeVisible();
  await console.getByRole('button', { name: new RegExp(lastName) }).click();
  const dossier = console.getByLabel(new RegExp(`Application of Marguerite ${lastName}`));
  await expect(dossier).toContainText('island homes');
  await expectNoAxeViolations(console);
  await console
    .getByRole('button', { name: /^Approve/ })
    .first()
    .click();
  await expect(console.getByText(TOASTS.cleanerApproved.title).first()).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole('article').filter({ hasText: lastName })).toBeVisible();
  await latestMail(request, email, /approved|welcome/i);
  await visitor.context().close();
  await console.context().close();
});
