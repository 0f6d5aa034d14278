import { TEST_EVENT } from '@tidyhearth/domain';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { startReceiver } from '../../support/receiver.js';
import { expectNothingSideways } from '../../support/reflow.js';
import { expect, test } from '../../support/test.js';
import { openConsole } from './steps.js';

test('the admin makes a webhook, sees its test arrive, reads its log, sends a call again, and pauses it @phone', async ({
  page,
}) => {
  const receiver = await startReceiver();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const fits = async () => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNothingSideways(page);
      await expect.poll(() => page.evaluate(wideParts)).toEqual([]);
    }
  };
  await openConsole(page, '/admin/webhooks');
  await fits();
  await press('New webhook');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('URL').fill('http://10.0.0.1/');
  await press('Make it');
  await expect(dialog.getByText('must begin with https://')).toBeVisible();
  await dialog.getByLabel('URL').fill(receiver.url);
  await fits();
  await press('Make it');
  const secret = await dialog.getByLabel('Secret').inputValue();
  await fits();
  await press('I have kept it');
  await page.getByRole('link', { name: receiver.url }).click();
  await expect(page.getByRole('heading', { name: receiver.url })).toBeVisible();

  await press('Send a test');
  await expect(page.getByText('Test Answered')).toBeVisible();
  const tests = () => receiver.calls.filter(({ type }) => type === TEST_EVENT);
  expect(tests()).toHaveLength(1);
  expect(tests().every(({ isSignedWith }) => isSignedWith(secret))).toBe(true);
  const call = page.getByRole('listitem').filter({ hasText: TEST_EVENT });
  await expect(call).toContainText('Delivered');
  await expect(call).toContainText('Answer 204');
  await fits();
  await expectNoAxeViolations(page);

  await call.getByRole('button', { name: /^Details/ }).click();
  await expect(dialog.getByText('webhook-signature')).toBeVisible();
  await fits();
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Call Queued Again')).toBeVisible();
  await expect.poll(() => tests().map(({ id }) => id)).toEqual([tests()[0]?.id, tests()[0]?.id]);

  await dialog.getByRole('button', { name: 'Close' }).click();
  await press('Pause');
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await fits();
  await page.getByRole('main').getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await press('Remove');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Webhook Removed')).toBeVisible();
  await expect(page.getByRole('link', { name: receiver.url })).toHaveCount(0);
  receiver.stop();
});

/** Parts that are wider than the page or the dialog. */
function wideParts(): string[] {
  const parts = [...document.querySelectorAll('main, [role=dialog], [role=dialog] .MuiDialogContent-root')];
  return parts
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth} of ${clientWidth}`);
}
