import { registerCustomer } from '../../support/accounts.js';
import { latestMail } from '../../support/mail.js';
import { expectNothingSideways } from '../../support/reflow.js';
import { expect, test } from '../../support/test.js';

test('a mail with a long address in it is no wider than a narrow phone', async ({ page, request }) => {
  const { email } = await registerCustomer(request);
  await request.post('/api/auth/forgot-password', { data: { email } });
  const { html } = await latestMail(request, email, /Reset your password/);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.setContent(html);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingSideways(page);
});
