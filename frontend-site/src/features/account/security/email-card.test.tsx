import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS } from '@tidyhearth/domain';
import { expect, it } from 'vitest';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { TEXTS } from '../account.texts';
import { EmailVerificationCard } from './email-card';

it('a mailed code that is wrong is said so at its field, until it is being corrected', async () => {
  const [status, message] = ERRORS.WRONG_CODE;
  serve({
    'POST /api/auth/send-verification': () => ({ body: { success: true } }),
    'POST /api/auth/verify-email': () => ({ status, body: { code: 'WRONG_CODE', message } }),
  });
  renderOnSite(<EmailVerificationCard user={{ ...CUSTOMER, emailVerified: false }} />);
  await userEvent.click(await screen.findByRole('button', { name: TEXTS.verification.send }));
  const field = await screen.findByLabelText(TEXTS.verification.code);
  await userEvent.type(field, 'ABC123');
  await userEvent.click(screen.getByRole('button', { name: TEXTS.verification.submit }));
  const said = await screen.findByText(message);
  expect(field.getAttribute('aria-describedby')).toBe(said.id);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, '{Backspace}');
  expect(screen.queryByText(message)).toBeNull();
});
