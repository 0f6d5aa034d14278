import { ADMIN, registerApprovedCleaner, registerCustomer } from '../../support/accounts.js';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { expect, test } from '../../support/test.js';
import { book, callAs, conversationBetween, openAs } from './steps.js';

test('a customer tells of a problem with a clean, the admin decides, and both read the outcome', async ({
  context,
  browser,
  request,
}) => {
  const [customer, cleaner] = await Promise.all([
    registerCustomer(request, 'Perpetua'),
    registerApprovedCleaner(request, { firstName: 'Octavia' }),
  ]);
  await book(request, customer, cleaner, { status: 'completed' });

  const page = await openAs(context, customer, '/dashboard?tab=bookings');
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.getByText('Please choose what is wrong')).toBeVisible();
  await report.getByLabel('What is wrong?').selectOption('It was not done as agreed');
  await report.getByLabel('What happened?').fill('The oven was not touched, though it was agreed.');
  await expectNoAxeViolations(page);
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report Sent')).toBeVisible();

  const console = await openAs(browser, ADMIN, '/admin/cases');
  const card = console.getByRole('row').filter({ hasText: 'Perpetua' });
  await card.getByRole('link', { name: /#\d+$/ }).click();
  await expect(console.getByText('The oven was not touched, though it was agreed.')).toBeVisible();
  await expectNoAxeViolations(console);
  await console.getByRole('button', { name: 'Decide and close' }).click();
  const decision = console.getByRole('dialog');
  await decision.getByLabel('Decision').selectOption('Put right');
  await decision.getByLabel(/^Words for Perpetua/).fill('Octavia comes again on Friday, free of charge.');
  await decision.getByLabel(/^Words for Octavia/).fill('Please clean the oven on Friday.');
  await decision.getByRole('button', { name: 'Decide and close' }).click();
  await expect(console.getByText('Closed').first()).toBeVisible();

  await page.goto('/profile?tab=safety');
  await expect(page.getByText('Octavia comes again on Friday, free of charge.')).toBeVisible();
  const other = await openAs(browser, cleaner, '/profile?tab=safety');
  await expect(other.getByText('Please clean the oven on Friday.')).toBeVisible();
});

test('who is blocked from a conversation can’t write any more, until that is undone', async ({
  context,
  browser,
  request,
}) => {
  const [customer, cleaner] = await Promise.all([
    registerCustomer(request, 'Leopold'),
    registerApprovedCleaner(request, { firstName: 'Henrietta' }),
  ]);
  const message = { senderId: customer.id, receiverId: cleaner.id, content: 'Good morning' };
  await callAs(request, customer, 'POST', '/api/messages', message);
  const thread = conversationBetween(customer, cleaner);

  const page = await openAs(context, cleaner, thread);
  await page.getByRole('button', { name: 'Report or block Leopold' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Block Leopold/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('Leopold Is Blocked')).toBeVisible();
  await expect(page.getByText(/^You have blocked Leopold/)).toBeVisible();

  const other = await openAs(browser, customer, thread);
  await expect(other.getByText(/can’t be reached at the moment/)).toBeVisible();
  await expect(other.getByRole('textbox', { name: /^Message Henrietta/ })).toHaveCount(0);

  await page.goto('/profile?tab=safety');
  await page.getByRole('button', { name: 'Unblock Leopold' }).click();
  await expect(page.getByText('Leopold Is Unblocked')).toBeVisible();
  await other.reload();
  await expect(other.getByRole('textbox', { name: /^Message Henrietta/ })).toBeVisible();
});
