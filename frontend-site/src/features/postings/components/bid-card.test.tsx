import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOASTS } from '@tidyhearth/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { formatVisit } from '../../../lib/visit-time';
import { BID, CUSTOMER, jobAt, POSTING } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, lostAnswer, serve } from '../../../test/server';
import { TEXTS } from '../postings.texts';
import { BidCard } from './bid-card';

const DECIDE = `PATCH /api/applications/${BID.id}`;
const { accept, reject, accepting, rejecting } = TEXTS.customer.bids;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The versions that the card showed: a bid that has changed since is not accepted. */
const seen = { termsVersion: BID.termsVersion, proposedRate: BID.proposedRate };
const inDialog = () => within(screen.getByRole('alertdialog'));

describe('an application, to the customer', () => {
  beforeEach(() => act(() => signIn({ token: 'token', user: CUSTOMER })));

  it('says what one chooses by, and leads to the profile', () => {
    renderOnSite(<BidCard bid={BID} posting={POSTING} />);
    expect(screen.getByRole('link', { name: 'Ida Marsh' }).getAttribute('href')).toBe('/cleaners/5');
    for (const text of [/£45\.00/, '£22.50 an hour for 2 hours', 'Background checked', BID.message ?? ''])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Insured')).toBeNull();
  });

  it('leads to no page of a cleaner who has left', () => {
    const user = { firstName: 'Former member', lastName: '' };
    const cleaner = { ...BID.cleaner, user, hasPage: false, location: '', bio: '' };
    renderOnSite(<BidCard bid={{ ...BID, cleaner, status: 'rejected', message: null }} posting={POSTING} />);
    expect(screen.getByRole('heading', { name: 'Former member' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Former member' })).toBeNull();
    expect(screen.queryByText(/Answers within/)).toBeNull();
  });

  it.each([
    ['open', true],
    ['blocked', false],
    ['unreachable', false],
  ] as const)('leads to the conversation where a message would be taken: %s', (contact, isOffered) => {
    renderOnSite(<BidCard bid={{ ...BID, contact }} posting={POSTING} />);
    const { message } = TEXTS.customer.bids;
    expect(screen.queryByRole('link', { name: message }) !== null).toBe(isOffered);
  });

  it.each([
    ['not-free', false],
    ['not-free', true],
    ['not-taking-bookings', true],
  ] as const)('says before a press what the server would refuse: %s', (obstacle, isOnEarlierTerms) => {
    renderOnSite(<BidCard bid={{ ...BID, obstacle, isOnEarlierTerms }} posting={POSTING} />);
    const { obstacles, earlierText } = TEXTS.customer.bids;
    expect(screen.getByText(obstacles[obstacle].label)).toBeTruthy();
    expect(screen.getByText(obstacles[obstacle].text('Ida'))).toBeTruthy();
    expect(screen.queryByText(earlierText('Ida'))).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: accept }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: reject }).disabled).toBe(false);
  });

  it('does not promise that it can be accepted once the time has passed', () => {
    const passed = { ...POSTING, postingDate: '2026-01-05T10:00:00.000Z' };
    renderOnSite(<BidCard bid={{ ...BID, isOnEarlierTerms: true }} posting={passed} />);
    expect(screen.queryByText(TEXTS.customer.bids.earlierText('Ida'))).toBeNull();
  });

  it('is accepted after a yes to who, when and how much', async () => {
    serve({ [DECIDE]: () => ({ body: BID }) });
    renderOnSite(<BidCard bid={BID} posting={POSTING} />);
    await press(accept);
    expect(
      inDialog().getByText(`Ida on ${formatVisit(POSTING.postingDate)} for £45.00. You pay Ida directly`, {
        exact: false,
      }),
    ).toBeTruthy();
    expect(callsTo(DECIDE)).toHaveLength(0);
    await press(accepting.confirm);
    expect(callsTo(DECIDE).map(({ body }) => body)).toEqual([{ status: 'accepted', ...seen }]);
    expect(await screen.findByText(TOASTS.applicationAccepted.title)).toBeTruthy();
  });

  it.each([
    ['accepted', accept, accepting.confirm, TOASTS.applicationAccepted],
    ['rejected', reject, rejecting.confirm, TOASTS.applicationRejected],
  ])('is %s by a second try, after the answer to the first was lost', async (_, open, confirm, done) => {
    serve({ [DECIDE]: lostAnswer({ body: BID }, { status: 409, body: { message: 'Decided already' } }) });
    renderOnSite(<BidCard bid={BID} posting={POSTING} />);
    await press(open);
    await press(confirm);
    expect(await screen.findByText(TOASTS.applicationDecisionFailed.title)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press(open);
    await press(confirm);
    expect(await screen.findByText(done.title)).toBeTruthy();
  });

  it('is accepted once by two presses in one moment, without a complaint', async () => {
    let done = false;
    serve({
      [DECIDE]: () => {
        if (done) return { status: 409, body: { code: 'STATE_CONFLICT', message: 'Too late' } };
        done = true;
        return { body: BID };
      },
    });
    renderOnSite(<BidCard bid={BID} posting={POSTING} />);
    await press(accept);
    const confirm = inDialog().getByRole('button', { name: accepting.confirm });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    expect(await screen.findByText(TOASTS.applicationAccepted.title)).toBeTruthy();
    expect(callsTo(DECIDE)).toHaveLength(1);
    expect(screen.queryByText(TOASTS.applicationDecisionFailed.title)).toBeNull();
  });

  it('is accepted at the rate that was asked about, though it changes behind the question', async () => {
    serve({ [DECIDE]: () => ({ body: BID }) });
    const { rerender } = renderOnSite(<BidCard bid={BID} posting={POSTING} />);
    await press(accept);
    rerender(<BidCard bid={{ ...BID, proposedRate: '40.00' }} posting={POSTING} />);
    expect(inDialog().getByText('for £45.00', { exact: false })).toBeTruthy();
    await press(accepting.confirm);
    expect(callsTo(DECIDE).map(({ body }) => body)).toEqual([{ status: 'accepted', ...seen }]);
  });

  it('is accepted for the time and the hours of the version that is sent, where the job beside it was read earlier', async () => {
    serve({ [DECIDE]: () => ({ body: BID }) });
    const postingDate = jobAt('07:00');
    const read = { ...BID.posting, postingDate, estimatedDuration: 3, termsVersion: 2 };
    renderOnSite(<BidCard bid={{ ...BID, posting: read, termsVersion: 2 }} posting={POSTING} />);
    await press(accept);
    expect(inDialog().getByText(`on ${formatVisit(postingDate)} for £67.50`, { exact: false })).toBeTruthy();
    await press(accepting.confirm);
    expect(callsTo(DECIDE)[0]?.body).toMatchObject({ termsVersion: 2 });
  });

  it('is rejected after a yes, and not by going back', async () => {
    serve({ [DECIDE]: () => ({ body: BID }) });
    renderOnSite(<BidCard bid={BID} posting={POSTING} />);
    await press(reject);
    await press('Go back');
    expect(callsTo(DECIDE)).toHaveLength(0);
    await press(reject);
    await press(rejecting.confirm);
    expect(callsTo(DECIDE).map(({ body }) => body)).toEqual([{ status: 'rejected', ...seen }]);
  });

  it('can’t be accepted for a time that has passed', () => {
    const past = { ...POSTING, postingDate: '2026-01-15T10:00:00.000Z' };
    renderOnSite(<BidCard bid={BID} posting={past} />);
    expect(screen.queryByRole('button', { name: accept })).toBeNull();
    expect(screen.getByRole('button', { name: reject })).toBeTruthy();
  });

  it.each([
    ['to come', POSTING.postingDate, rejecting.text],
    ['that has passed', '2026-01-15T10:00:00.000Z', rejecting.passed],
  ])('is rejected for good, which is said of a job %s', async (_, postingDate, text) => {
    renderOnSite(<BidCard bid={BID} posting={{ ...POSTING, postingDate }} />);
    await press(reject);
    expect(inDialog().getByText(text('Ida'))).toBeTruthy();
  });

  it('can’t be accepted for the job as it was', () => {
    renderOnSite(<BidCard bid={{ ...BID, isOnEarlierTerms: true }} posting={POSTING} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: accept }).disabled).toBe(true);
  });
});
