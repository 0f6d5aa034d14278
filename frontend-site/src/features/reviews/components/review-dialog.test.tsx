import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REVIEW_ERRORS } from '@tidyhearth/domain';
import { expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { bookingAt } from '../../../test/booking';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { TEXTS } from '../reviews.texts';
import { ReviewDialog } from './review-dialog';

it('ties the complaint about missing stars to the stars', async () => {
  act(() => signIn({ token: 'token', user: CUSTOMER }));
  renderOnSite(
    <ReviewDialog
      booking={bookingAt('2026-11-20T10:00:00.000Z', { status: 'completed' })}
      reviewType="customer-to-cleaner"
      onClose={() => undefined}
    />,
  );
  const stars = screen.getByRole('radiogroup', { name: TEXTS.form.rating });
  expect(stars.getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: TEXTS.form.send }));
  const complaint = await screen.findByText(REVIEW_ERRORS.rating);
  expect(stars.getAttribute('aria-invalid')).toBe('true');
  expect(stars.getAttribute('aria-describedby')?.split(' ')).toContain(complaint.id);
});
