import { TOASTS } from '@tidyhearth/domain';
import { registerApprovedCleaner, registerCustomer } from '../../support/accounts.js';
import { expect, test } from '../../support/test.js';
import { completedBooking } from './people.js';
import { expectAudited, expectFailure, expectToast, openConsole, whileRefused } from './steps.js';

test('finished work is marked as paid, after a question that names the booking', async ({
  page,
  request,
}) => {
  const [customer, cleaner] = [await registerCustomer(request), await registerApprovedCleaner(request)];
  const id = await completedBooking(request, customer, cleaner);
  await openConsole(page, '/admin/bookings');
  await page.getByLabel('Status').selectOption('completed');
  await page.getByRole('button', { name: 'Booking', exact: true }).click();
  await page.getByRole('button', { name: 'Booking', exact: true }).click();
  const press = page.getByRole('button', { name: `Mark paid booking ${id}`, exact: true });
  const dialog = page.getByRole('dialog', { name: `Mark booking #${id} as paid?` });
  await whileRefused(page, '**/paid', async () => {
    await press.click();
    await dialog.getByRole('button', { name: 'Mark paid' }).click();
    await expectFailure(page, TOASTS.bookingUpdateFailed);
  });
  await press.click();
  await expect(dialog).toContainText('£25.00');
  await dialog.getByRole('button', { name: 'Mark paid' }).click();
  await expectToast(page, TOASTS.bookingUpdated);
  await expect(press).toBeHidden();
  await expectAudited(page, 'booking.paid', { targetType: 'booking', targetId: id });
});
