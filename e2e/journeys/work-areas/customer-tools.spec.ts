import { addDays, TOASTS, ukToday } from '@tidyhearth/domain';
import { registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { controlOf } from '../../support/choices.js';
import { holdRequests } from '../../support/hold-requests.js';
import { expect, test } from '../../support/test.js';
import { book, callAs, conversationBetween } from './steps.js';

test('Send Message on a profile opens the conversation; the confirmation page counts to 500', async ({
  page,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Gwendolen' }),
    registerCustomer(request),
  ]);
  await signIn(page, customer);
  await page.goto(`/find-cleaners?postcode=OX1&cleaner=${cleaner.cleanerId}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(conversationBetween(customer, cleaner));
  await expect(page.getByText('No messages yet. Start the conversation!')).toBeVisible();
  await expect(page.getByText('Professional Cleaner')).toBeVisible();

  const booking = await book(request, customer, cleaner);
  await page.goto(`/booking-confirmation?booking=${booking.id}`);
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  const box = page.getByLabel('Anything to know before the day?');
  await expect(page.getByText('0/500')).toBeVisible();
  await box.fill('x'.repeat(498));
  await box.press('End');
  await page.keyboard.type('abcdef');
  await expect(page.getByText('504/500')).toBeVisible();
  await expect(box).toHaveValue(`${'x'.repeat(498)}abcdef`);
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(send).toBeDisabled();
  await box.fill('The bell does not ring, please knock.');
  await send.click();
  await expect(page.getByText(TOASTS.messageSent.title)).toBeVisible();
  await page.getByRole('link', { name: 'Conversation' }).click();
  await expect(page.getByText('The bell does not ring, please knock.').first()).toBeVisible();
});

test('a confirmed booking is rescheduled to a free time, waits again, and can be cancelled', async ({
  page,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Hyacinth' }),
    registerCustomer(request),
  ]);
  await book(request, customer, cleaner, { status: 'confirmed' });
  await book(request, await registerCustomer(request, 'Sybil'), cleaner, {
    daysAhead: 9,
    bookingTime: '13:00',
    status: 'confirmed',
  });
  await signIn(page, customer);
  await page.goto('/dashboard?tab=bookings&status=confirmed');
  const card = page.getByRole('article').filter({ hasText: 'Hyacinth' });
  await expect(card.getByRole('button', { name: 'Leave Review' })).toBeHidden();
  await card.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await dialog.getByLabel('New date').fill(addDays(ukToday(), 9));
  await expect(dialog.getByRole('radio', { name: '13:00' })).toBeDisabled();
  await dialog.getByRole('radio', { name: '09:00' }).click();
  await dialog.getByRole('button', { name: 'Ask for the new time' }).click();
  await expect(page.getByText(TOASTS.bookingUpdated.title)).toBeVisible();
  await expect(page.getByText('No confirmed bookings')).toBeVisible();

  await page.getByRole('link', { name: 'Pending' }).click();
  await expect(card).toContainText('09:00');
  await card.getByRole('button', { name: 'Cancel Booking' }).click();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('Are you sure you want to cancel this booking?');
  await prompt.getByRole('button', { name: 'Keep booking' }).click();
  await card.getByRole('button', { name: 'Cancel Booking' }).click();
  await prompt.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(page.getByText(TOASTS.bookingCancelled.description)).toBeVisible();
  await page.getByRole('link', { name: 'Cancelled' }).click();
  await expect(card.getByRole('link', { name: 'Book again' })).toBeVisible();
});

test('Edit Posting changes an open job, and it can be withdrawn', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await callAs(request, customer, 'POST', '/api/postings', {
    customerId: customer.id,
    serviceType: 'standard',
    street: '2 Ship Street',
    city: 'Oxford',
    county: null,
    postcode: 'OX1 3DA',
    address: '2 Ship Street, Oxford',
    postingDate: `${addDays(ukToday(), 5)}T10:00:00.000Z`,
    estimatedDuration: 2,
    maxBudget: '50.00',
    specialInstructions: null,
    status: 'open',
  });
  await signIn(page, customer);
  await page.goto('/dashboard?tab=postings');
  const posting = page.getByRole('article');
  await posting.getByRole('button', { name: 'Edit Posting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Posting' });
  await expect(dialog.getByLabel('Street')).toHaveValue('2 Ship Street');
  await expect(dialog).toHaveAccessibleDescription(/Your address goes only to the one you choose/);
  await expect(dialog.getByLabel('Special instructions')).toHaveAccessibleDescription(
    /only for the one you choose/,
  );
  await dialog.getByLabel('Highest budget').fill('15');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByLabel('Highest budget')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Highest budget').fill('75');
  await dialog.getByLabel('Service').selectOption('window');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(posting).toContainText('£75.00');
  await expect(posting).toContainText('Window Cleaning');
  await posting.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw job' }).click();
  await expect(posting.getByRole('button', { name: 'Edit Posting' })).toBeHidden();
  await expect(posting).toContainText('Cancelled');
});

test('preferences, account settings and the notifications tab of a customer’s profile are kept', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await signIn(page, customer);
  await page.goto('/dashboard?tab=profile');
  await page.getByLabel('Cleaning preferences').fill('Two cats. Nothing with bleach.');
  await page.getByLabel('Street address').fill('9 Turl Street');
  await page.getByLabel('Postcode').fill('ox1 3dq');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(TOASTS.profileUpdated.description)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Cleaning preferences')).toHaveValue('Two cats. Nothing with bleach.');
  await expect(page.getByLabel('Postcode')).toHaveValue('OX1 3DQ');

  const upload = page.getByLabel('Photo file');
  await upload.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText(TOASTS.invalidFileType.description)).toBeVisible();
  const heavy = Buffer.alloc(5 * 1024 * 1024 + 1);
  await upload.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: heavy });
  await expect(page.getByText(TOASTS.fileTooLarge.description)).toBeVisible();
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await upload.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  await expect(page.getByText(TOASTS.photoUpdated.title)).toBeVisible();
  await expect(page.locator('main img').first()).toBeVisible();

  await page.getByRole('link', { name: 'Account settings' }).click();
  const share = page.getByLabel(/^Share my phone/);
  const visible = page.getByLabel('Profile visible in search');
  const kept = await holdRequests(page, '**/privacy');
  // Uses clicks, because `uncheck` checks only once, and React restores the tick until the save in progress is known.
  await controlOf(share).click();
  await expect(share).not.toBeChecked();
  await controlOf(visible).click();
  await expect(visible).not.toBeChecked();
  kept.release();
  await expect(page.getByText(TOASTS.privacyUpdated.title)).toBeVisible();
  const account = () => callAs(request, customer, 'GET', '/api/auth/user');
  await expect.poll(account).toMatchObject({ shareContactInfo: false, allowProfileSearch: false });
  await page.reload();
  await expect(share).not.toBeChecked();
  await expect(visible).not.toBeChecked();

  await page.getByRole('link', { name: 'notifications', exact: true }).click();
  await expect(page).toHaveURL(/tab=notifications/);
  const mails = page.getByLabel('Email about my bookings and messages');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await controlOf(mails).click();
  await saved;
  await expect(page.getByText('Emails are off')).toBeVisible();
  await page.reload();
  await expect(mails).not.toBeChecked();
});

test('the browser’s Back asks before typed text is lost, and takes one press once it is saved @phone', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await signIn(page, customer);
  await page.goto('/dashboard?tab=bookings');
  await expect(page).toHaveTitle(/^Bookings/);
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveTitle(/^Profile/);
  const street = page.getByLabel('Street address');
  const save = page.getByRole('button', { name: 'Save changes' });
  await street.fill('7 Ship Lane');
  await expect(save).toBeEnabled();
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(street).toHaveValue('7 Ship Lane');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveTitle(/^Bookings/);

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Profile' }).click();
  await expect(street).toHaveValue('');
  await street.fill('8 Ship Lane');
  await save.click();
  await expect(page.getByText(TOASTS.profileUpdated.title)).toBeVisible();
  // The toast appears before the form knows that everything is saved.
  await expect(save).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveTitle(/^Bookings/);
});

test('the buttons of a dialog share its width on a phone, and its title stays while the form scrolls @phone-only', async ({
  page,
  request,
}) => {
  const [customer, cleaner] = await Promise.all([
    registerCustomer(request),
    registerApprovedCleaner(request),
  ]);
  await book(request, customer, cleaner);
  await signIn(page, customer);
  await page.goto('/dashboard?tab=postings');
  await page.getByRole('button', { name: 'Post New Job' }).first().click();
  const dialog = page.getByRole('dialog');
  const widthOf = async (name: string) =>
    (await dialog.getByRole('button', { name, exact: true }).first().boundingBox())?.width ?? Number.NaN;
  await expect(dialog.getByLabel('Postcode')).toBeVisible();
  expect(await widthOf('Post Job')).toBeCloseTo(await widthOf('Close'), 0);

  // Words that don't fit beside each other get a line each.
  await page.goto('/dashboard?tab=bookings');
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const keep = dialog.getByRole('button', { name: /^Keep / });
  expect(await keep.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);

  await page.goto(`/find-cleaners?cleaner=${cleaner.cleanerId}&book=1`);
  const postcode = dialog.getByLabel('Postcode');
  await expect(postcode).toBeVisible();
  await postcode.evaluate((field) => field.scrollIntoView({ block: 'start' }));
  await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
});
