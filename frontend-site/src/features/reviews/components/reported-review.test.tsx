import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authRequestStore, closeAuthDialog } from '../../../lib/auth-dialog';
import type { Review } from '../../../lib/contract';
import { signIn, signOut } from '../../../lib/session';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { TEXTS } from '../reviews.texts';
import { ReportReview } from './report-review';
import { ReportedReview } from './reported-review';

const REVIEW: Review = {
  id: 3,
  bookingId: 81,
  reviewerId: 2,
  revieweeId: 50,
  reviewType: 'customer-to-cleaner',
  rating: 1,
  comment: 'Lives at 12 Broad Street and never tidies there either.',
  createdAt: '2026-01-05T09:00:00.000Z',
  reviewer: { firstName: 'Tom' },
};

const PROFILE = (
  <ReportedReview>
    <ReportReview review={REVIEW} />
  </ReportedReview>
);
const READ_ANEW = (
  <ReportedReview>
    <p>Loading</p>
  </ReportedReview>
);

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: TEXTS.report.by('Tom') }));
const findReason = () => screen.findByLabelText<HTMLTextAreaElement>(TEXTS.report.reason, { exact: false });
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the report of a review', () => {
  beforeEach(() => act(() => signIn({ token: 'token', user: CUSTOMER })));
  afterEach(() => act(signOut));

  it('does not come back when the profile, over which it was left open, is opened again', async () => {
    const { rerender } = renderOnSite(PROFILE);
    await press();
    await findReason();
    rerender(<p>Another page</p>);
    await isGone();
    rerender(PROFILE);
    await press();
    expect((await findReason()).value).toBe('');
  });

  it('stays with what was typed while the profile is read anew', async () => {
    const { rerender } = renderOnSite(PROFILE);
    await press();
    const reason = await findReason();
    fireEvent.change(reason, { target: { value: 'It gives away a home address.' } });
    rerender(READ_ANEW);
    expect(await screen.findByText('Loading')).toBeTruthy();
    expect(reason.isConnected).toBe(true);
    expect(reason.value).toBe('It gives away a home address.');
  });

  it('is there for somebody alone: who signs out takes it along', async () => {
    renderOnSite(PROFILE);
    await press();
    await findReason();
    act(signOut);
    await isGone();
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    expect(await screen.findByRole('button', { name: TEXTS.report.by('Tom') })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a visitor who reports a review', () => {
  afterEach(() => act(signOut));

  const signInAs = (id: number) =>
    act(() => {
      const request = authRequestStore.get();
      signIn({ token: 'token', user: { ...CUSTOMER, id } });
      closeAuthDialog();
      request?.onSuccess?.();
    });

  it('goes on after the sign-in, which reads the profile anew', async () => {
    const { rerender } = renderOnSite(PROFILE);
    await press();
    expect(screen.queryByLabelText(TEXTS.report.reason, { exact: false })).toBeNull();
    rerender(READ_ANEW);
    signInAs(CUSTOMER.id);
    expect(await findReason()).toBeTruthy();
  });

  it('is asked nothing when it turns out to be their own', async () => {
    renderOnSite(PROFILE);
    await press();
    signInAs(REVIEW.reviewerId);
    await waitFor(() => expect(screen.queryByRole('button', { name: TEXTS.report.by('Tom') })).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
