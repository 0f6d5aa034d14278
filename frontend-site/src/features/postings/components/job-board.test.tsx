import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, ERRORS, PROPOSED_RATE_MAX_PENCE, serviceLabel, TOASTS, ukToday } from '@tidyhearth/domain';
import { describe, expect, it, vi } from 'vitest';
import type { Posting } from '../../../lib/contract';
import { formatVisitDay } from '../../../lib/visit-time';
import { queryClient } from '../../../server-state/query-client';
import { GROUPS } from '../../../server-state/query-groups';
import { BID, CLEANER, jobAt, POSTING } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { TEXTS } from '../postings.texts';
import { ChangedBids } from './changed-bids';
import { JobBoard } from './job-board';

const APPLY = 'POST /api/applications';

describe('applying for a job', () => {
  const [status, message] = ERRORS.TERMS_CHANGED;
  const { bid, apply } = TEXTS.cleaner;
  const { outdated } = bid;
  const send = () => userEvent.click(screen.getByRole('button', { name: bid.send }));

  /** A board and an API on which the posting can be changed while somebody bids for it. */
  function serveJob(first: Posting) {
    const served = { posting: first, listed: [first] };
    serve({
      'GET /api/postings/available': () => ({ body: served.listed }),
      [`GET /api/postings/${first.id}`]: () => ({ body: served.posting }),
      [`GET /api/applications/cleaner/${CLEANER.id}`]: () => ({ body: [] }),
      [APPLY]: ({ body }) =>
        (body as { termsVersion: number }).termsVersion === served.posting.termsVersion
          ? { status: 201, body: {} }
          : { status, body: { code: 'TERMS_CHANGED', message } },
    });
    return served;
  }

  async function openDialog() {
    renderOnSite(<JobBoard cleaner={CLEANER} />);
    await userEvent.click(await screen.findByRole('button', { name: apply }));
    return within(await screen.findByRole('dialog'));
  }

  it('that is edited meanwhile shows it as it is now, keeps the message, and goes through with the next press', async () => {
    const served = serveJob(POSTING);
    const dialog = await openDialog();
    const words = dialog.getByLabelText<HTMLTextAreaElement>(new RegExp(`^${bid.message}`));
    fireEvent.change(words, { target: { value: 'I live two streets away.' } });
    served.posting = { ...POSTING, termsVersion: 2, estimatedDuration: 3 };
    served.listed = [served.posting];
    await send();
    expect(await dialog.findByText(outdated.text)).toBeTruthy();
    expect(await dialog.findByText(/£60\.00.*3 hours/)).toBeTruthy();
    await send();
    expect(await screen.findByText(TOASTS.applicationSubmitted.title)).toBeTruthy();
    expect(callsTo(APPLY).map(({ body }) => body)).toEqual([
      expect.objectContaining({ termsVersion: 1, message: 'I live two streets away.' }),
      expect.objectContaining({ termsVersion: 2, message: 'I live two streets away.' }),
    ]);
  });

  it.each(['0', '-5', '1e3', String(PROPOSED_RATE_MAX_PENCE / 100 + 1)])(
    'is refused at a rate of “%s”, beside the field',
    async (rate) => {
      serveJob(POSTING);
      const dialog = await openDialog();
      const field = dialog.getByLabelText(bid.rate, { exact: false });
      fireEvent.change(field, { target: { value: rate } });
      await send();
      expect(await dialog.findByText(bid.rateInvalid)).toBeTruthy();
      expect(callsTo(APPLY)).toHaveLength(0);
    },
  );

  it.each([true, false])(
    'says that it can’t be accepted while bookings are paused: %s',
    async (isAvailable) => {
      serveJob(POSTING);
      renderOnSite(<JobBoard cleaner={{ ...CLEANER, isAvailable }} />);
      await userEvent.click(await screen.findByRole('button', { name: apply }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.queryByText(bid.paused) === null).toBe(isAvailable);
    },
  );

  it.each(['not-free', 'not-taking-bookings', null, undefined] as const)(
    'says whether the cleaner is busy at the time of the job: %s',
    async (obstacle) => {
      serveJob({ ...POSTING, obstacle });
      const dialog = await openDialog();
      expect(dialog.queryByText(bid.notFree) !== null).toBe(obstacle === 'not-free');
    },
  );

  it('shows the service, the day, the place and the work that are agreed to', async () => {
    serveJob({ ...POSTING, address: null, postcode: 'OX1', description: 'The oven, too.' });
    const dialog = await openDialog();
    for (const text of [
      bid.description(serviceLabel(POSTING.serviceType), POSTING.customer.firstName),
      `${formatVisitDay(POSTING.postingDate)}, 10:00`,
      'Oxford, OX1',
      'The oven, too.',
    ])
      expect(dialog.getByText(text)).toBeTruthy();
  });

  it.each([
    ['is still on the board', true],
    ['has left the board, as it is far away by now', false],
  ])('is for the job that was shown, though it is changed and %s', async (_, isListed) => {
    const seen: Posting = { ...POSTING, address: null, postcode: 'OX1' };
    const served = serveJob(seen);
    const dialog = await openDialog();
    const moved = { postingDate: jobAt('07:00'), postingTime: '07:00', city: 'Bath', postcode: 'BA1' };
    served.posting = { ...seen, ...moved, serviceType: 'deep', termsVersion: 2 };
    served.listed = isListed ? [served.posting] : [];
    await act(() => queryClient.invalidateQueries({ queryKey: GROUPS.postings }));
    await waitFor(() => expect(screen.queryAllByText('Bath, BA1')).toHaveLength(isListed ? 1 : 0));
    expect(dialog.getByText('Oxford, OX1')).toBeTruthy();
    await send();
    expect(await dialog.findByText('Bath, BA1')).toBeTruthy();
    expect(callsTo(APPLY).map(({ body }) => body)).toEqual([expect.objectContaining({ termsVersion: 1 })]);
    expect(dialog.getByText(`${formatVisitDay(moved.postingDate)}, 07:00`)).toBeTruthy();
    expect(dialog.getByText(new RegExp(`^${serviceLabel('deep')}`))).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toContain(
      outdated.changed([outdated.service, outdated.when, outdated.place].join(', ')),
    );
    await send();
    expect(await screen.findByText(TOASTS.applicationSubmitted.title)).toBeTruthy();
    expect(callsTo(APPLY)[1]?.body).toMatchObject({ termsVersion: 2 });
  });
});

describe('the job board', () => {
  it.each([
    ['withdrawn, though it is not among the latest bids', [], TEXTS.cleaner.applied],
    ['withdrawn', [{ ...BID, status: 'withdrawn' }], TEXTS.cleaner.withdrawn],
  ] as const)('takes no second bid on a job whose first was %s', async (_, bids, label) => {
    serve({
      'GET /api/postings/available': () => ({ body: [{ ...POSTING, hasApplied: true }] }),
      [`GET /api/applications/cleaner/${CLEANER.id}`]: () => ({ body: bids }),
    });
    renderOnSite(<JobBoard cleaner={CLEANER} />);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: label });
    expect(button.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: TEXTS.cleaner.withdraw.open })).toBeNull();
  });

  it('is read again on coming back to it: nobody is told of each job', async () => {
    let body = [POSTING];
    serve({
      'GET /api/postings/available': () => ({ body }),
      [`GET /api/applications/cleaner/${CLEANER.id}`]: () => ({ body: [] }),
    });
    renderOnSite(<JobBoard cleaner={CLEANER} />);
    expect(await screen.findAllByRole('button', { name: TEXTS.cleaner.apply })).toHaveLength(1);
    body = [POSTING, { ...POSTING, id: 32 }];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: TEXTS.cleaner.apply })).toHaveLength(2));
  });
});

describe('a board without jobs', () => {
  it('that is widened keeps no day that counted for nothing', async () => {
    serve({
      'GET /api/postings/available': () => ({ body: [] }),
      [`GET /api/applications/cleaner/${CLEANER.id}`]: () => ({ body: [] }),
    });
    renderOnSite(<JobBoard cleaner={CLEANER} />);
    const until = () => screen.getByLabelText<HTMLInputElement>(TEXTS.cleaner.filters.to);
    fireEvent.focus(until());
    fireEvent.change(until(), { target: { value: addDays(ukToday(), -1) } });
    fireEvent.blur(until());
    expect(screen.getByRole('alert')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.cleaner.filters.widen }));
    expect(until().value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('jobs that were changed after the application', () => {
  it('ask for an answer while there is one to give: not once their time has passed', () => {
    const bid = { ...BID, isOnEarlierTerms: true };
    const past = { ...bid.posting, postingDate: '2026-01-15T10:00:00.000Z' };
    renderOnSite(<ChangedBids cleaner={CLEANER} bids={[bid, { ...bid, id: 92, posting: past }]} />);
    expect(screen.getAllByRole('button', { name: TEXTS.cleaner.changed.keep })).toHaveLength(1);
  });
});

describe('changing an offer', () => {
  it('starts from the offer that it replaces', async () => {
    serve({ [`GET /api/postings/${BID.postingId}`]: () => ({ body: POSTING }) });
    const offer = { proposedRate: '18.00', message: 'I bring my own things.' };
    renderOnSite(<ChangedBids cleaner={CLEANER} bids={[{ ...BID, ...offer, isOnEarlierTerms: true }]} />);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.cleaner.changed.anew }));
    const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { exact: false });
    expect((await field(TEXTS.cleaner.bid.rate)).value).toBe('18.00');
    expect((await field(TEXTS.cleaner.bid.message)).value).toBe('I bring my own things.');
  });
});
