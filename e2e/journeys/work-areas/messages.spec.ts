import { TOASTS } from '@tidyhearth/domain';
import { registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { holdRequests } from '../../support/hold-requests.js';
import { expect, test } from '../../support/test.js';
import { book, conversationBetween, openAs, overlap } from './steps.js';

test('a draft is kept, a message arrives at once, and its tick shows that it was read', async ({
  browser,
  page,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Lysander' }),
    registerCustomer(request, 'Marigold'),
  ]);
  await book(request, customer, cleaner);
  const inbox = await openAs(browser, cleaner, '/dashboard?tab=messages');
  const line = inbox.getByRole('link', { name: /Marigold/ });
  await expect(line).toContainText('New booking request received');
  await inbox.getByLabel('Search by name').fill('Zebedee');
  await expect(inbox.getByText('Nobody by that name.')).toBeVisible();
  await inbox.getByLabel('Search by name').fill('mari');

  await signIn(page, customer);
  await page.goto(conversationBetween(customer, cleaner));
  const box = page.getByLabel('Message Lysander');
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeDisabled();
  await box.fill('   ');
  await expect(send).toBeDisabled();
  await box.fill('  Is there anything I should buy?  ');
  await page.reload();
  await expect(box).toHaveValue('  Is there anything I should buy?  ');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  const thread = page.getByRole('log');
  await expect(thread.getByText('Is there anything I should buy?')).toHaveText(/^Is/);
  await expect(thread.getByLabel('Sent, not read yet')).toBeVisible();

  await expect(line).toContainText('Is there anything I should buy?');
  await expect(line).toContainText('1 unread');
  await line.click();
  await expect(inbox.getByRole('log')).toContainText('Is there anything I should buy?');
  await expect(thread.getByLabel('Read', { exact: true })).toBeVisible();
  await expect(line).not.toContainText('unread');

  await inbox.getByLabel('Message Marigold').fill('Only vinegar, please.');
  await inbox.getByRole('button', { name: 'Send message' }).click();
  await expect(thread).toContainText('Only vinegar, please.');
  await inbox.context().close();
});

test('one send at a time; a failed one gives the text back, and a second try sends it once', async ({
  page,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Nathaniel' }),
    registerCustomer(request),
  ]);
  await signIn(page, customer);
  await page.goto(conversationBetween(customer, cleaner));
  await expect(page.getByText('No messages yet. Start the conversation!')).toBeVisible();
  const box = page.getByLabel('Message Nathaniel');
  const send = page.getByRole('button', { name: 'Send message' });

  const sends = await holdRequests(page, '**/api/messages', 'abort');
  await box.fill('I am allergic to lavender.');
  await send.click();
  await expect(page.getByText('Sending...')).toBeVisible();
  await box.fill('And to pine.');
  await expect(send).toBeDisabled();
  await box.press('Enter');
  expect(sends.count()).toBe(1);
  sends.release();
  await expect(page.getByText(TOASTS.messageFailed.description)).toBeVisible();
  await expect(box).toHaveValue('I am allergic to lavender.\nAnd to pine.');
  expect(sends.count()).toBe(1);

  await page.unroute('**/api/messages');
  await send.click();
  const thread = page.getByRole('log');
  await expect(thread.getByText(/lavender/)).toHaveCount(1);
  await expect(thread.getByLabel('Sent, not read yet')).toHaveCount(1);
  await expect(box).toHaveValue('');
});

test('a sent message is said so, without covering the way back, the message or the box to write in @phone', async ({
  page,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Peregrine' }),
    registerCustomer(request),
  ]);
  await signIn(page, customer);
  for (const address of [conversationBetween(customer, cleaner), '/dashboard?tab=messages']) {
    await page.goto(address);
    if (address.startsWith('/dashboard')) await page.getByRole('link', { name: /Peregrine/ }).click();
    const box = page.getByLabel('Message Peregrine');
    const content = `Please ring twice, ${address.length}.`;
    await box.fill(content);
    await page.getByRole('button', { name: 'Send message' }).click();
    const sent = page.getByRole('log').getByText(content);
    await expect(sent).toBeVisible();
    const toast = page.getByRole('region', { name: 'Notifications (F8)' });
    const told = toast.getByText(TOASTS.messageSent.title);
    await expect(told).toBeVisible();
    const back = page.getByRole('link', { name: 'Back to all conversations' });
    const parts = [sent, box, ...((await back.isVisible()) ? [back] : [])];
    // Polled, because the thread scrolls; a toast that has gone covers nothing, which does not count.
    for (const part of parts)
      await expect.poll(async () => (await told.isVisible()) && !(await overlap(toast, part))).toBe(true);
  }
});
