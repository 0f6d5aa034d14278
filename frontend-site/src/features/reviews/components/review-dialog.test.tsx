import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REVIEW_COMMENT, REVIEW_ERRORS } from '@tidyhearth/domain';
import { expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { bookingAt } from '../../../test/booking';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
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

it.each([
  ['customer-to-cleaner', 2],
  ['cleaner-to-customer', 1],
] as const)('a review %s is about the other side of that booking', async (reviewType, revieweeId) => {
  serve({ 'POST /api/reviews': () => ({ status: 201 }) });
  act(() => signIn({ token: 'token', user: CUSTOMER }));
  const booking = bookingAt('2026-11-20T10:00:00.000Z', { status: 'completed' });
  renderOnSite(<ReviewDialog booking={booking} reviewType={reviewType} onClose={() => undefined} />);
  const comment = 'x'.repeat(REVIEW_COMMENT.min);
  await userEvent.click(screen.getByRole('radio', { name: TEXTS.form.ratingInWords(4) }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: comment } });
  await userEvent.click(screen.getByRole('button', { name: TEXTS.form.send }));
  await waitFor(() => expect(callsTo('POST /api/reviews')).toHaveLength(1));
  expect(callsTo('POST /api/reviews')[0]?.body).toEqual({
    bookingId: booking.id,
    reviewerId: CUSTOMER.id,
    revieweeId,
    reviewType,
    rating: 4,
    comment,
  });
});
