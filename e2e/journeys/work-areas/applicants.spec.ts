import { randomUUID } from 'node:crypto';
import { ADMIN, registerApprovedCleaner } from '../../support/accounts.js';
import { expect, test } from '../../support/test.js';
import { callAs, openAs } from './steps.js';

test('an applicant sees where the application stands, reads why it is turned down, mends it and applies again', async ({
  context,
  request,
}) => {
  const applicant = {
    email: `applicant-${randomUUID()}@test.example`,
    password: 'correct horse battery',
    firstName: 'Peregrine',
    lastName: 'Ashdown',
    phone: '07700 900123',
    agreedToTerms: true,
    agreedToPrivacy: true,
    bio: 'Ten years of careful work in family homes.',
    hourlyRate: '25.00',
    location: 'Oxford',
    postcode: 'OX1 2JD',
    services: ['regular'],
    hasBackgroundCheck: true,
  };
  const registered = await request.post('/api/auth/register-cleaner', { data: applicant });
  const { cleaner } = (await registered.json()) as { cleaner: { id: number } };

  const page = await openAs(context, applicant, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Thank you, Peregrine' })).toBeVisible();
  await expect(page.getByText('Under review')).toBeVisible();
  await expect(page.getByText(/within 24-48 hours/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
  await page.getByLabel('About you').fill('Eleven years of careful work in family homes.');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile Updated')).toBeVisible();

  await callAs(request, ADMIN, 'POST', `/api/admin/cleaners/${cleaner.id}/reject`, {
    reason: 'The references did not answer.',
  });
  await page.reload();
  await expect(page.getByText('Not accepted', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /could not accept this yet/ })).toBeVisible();
  await expect(page.getByText('Under review')).toBeHidden();
  await expect(page.getByText('The references did not answer.')).toBeVisible();
  await expect(page.getByLabel('About you')).toHaveValue('Eleven years of careful work in family homes.');
  await page.getByLabel('Document file: Insurance').setInputFiles({
    name: 'policy.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(page.getByRole('region', { name: 'Insurance' }).getByText('Being looked at')).toBeVisible();
  await page.getByRole('button', { name: 'Apply again' }).click();
  await expect(page.getByText('Under review')).toBeVisible();
});

test('a cleaner whose profile is not there is told so and led to where one is made', async ({
  context,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request);
  // No call can cause this state, but there is a screen for it.
  await context.route(`**/api/cleaners/by-user/${cleaner.id}`, (route) =>
    route.fulfill({
      status: 404,
      json: { statusCode: 404, error: 'Not Found', code: 'NOT_FOUND', message: 'Not found' },
    }),
  );
  const page = await openAs(context, cleaner, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible();
  await expect(page.getByText('You have no cleaner profile yet')).toBeVisible();
  await page.getByRole('link', { name: 'Create Cleaner Profile' }).click();
  await expect(page).toHaveURL(/\/become-cleaner$/);

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'You have no cleaner profile yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Cleaner Profile' })).toHaveAttribute(
    'href',
    '/become-cleaner',
  );
});
