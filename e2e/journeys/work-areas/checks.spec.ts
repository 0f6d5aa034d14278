import { ADMIN, registerApprovedCleaner } from '../../support/accounts.js';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { expect, test } from '../../support/test.js';
import { openAs } from './steps.js';

test('@phone a cleaner sends a document, the admin compares it with the name, and the profile says what was checked', async ({
  context,
  browser,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Clementine' });
  const name = `${cleaner.firstName} ${cleaner.lastName}`;
  const page = await openAs(context, cleaner, '/profile#checks');
  const insurance = page.getByRole('region', { name: 'Insurance' });
  await expect(insurance.getByText('Not checked')).toBeVisible();
  await expect(page.locator('#checks').getByRole('heading').first()).toBeInViewport();
  await expectNoAxeViolations(page);
  await page.getByLabel('Document file: Insurance').setInputFiles({
    name: 'policy.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(insurance.getByText('Being looked at')).toBeVisible();

  const console = await openAs(browser, ADMIN, '/admin/checks');
  await console.getByLabel('Search checks').fill(cleaner.email);
  const subject = `Insurance, ${name}`;
  await expect(console.getByRole('button', { name: `Pass ${subject}` })).toHaveCount(1);
  const saved = console.waitForEvent('download');
  await console.getByRole('button', { name: `Save document 1 ${name}` }).click();
  expect((await saved).suggestedFilename()).toMatch(/^check-\d+-\d+\.pdf$/);
  await expectNoAxeViolations(console);
  await console.getByRole('button', { name: `Pass ${subject}` }).click();
  const dialog = console.getByRole('dialog', { name: `Insurance: pass for ${name}?` });
  await dialog.getByLabel('Number on it').fill('PL-2026-118');
  await dialog.getByRole('button', { name: 'Pass' }).click();
  await expect(console.getByText('Check Recorded')).toBeVisible();

  await page.reload();
  await expect(insurance.getByText('Checked', { exact: true })).toBeVisible();
  await page.goto(`/cleaners/${cleaner.cleanerId}`);
  await expect(page.getByText(/^Insured until /)).toBeVisible();
});
