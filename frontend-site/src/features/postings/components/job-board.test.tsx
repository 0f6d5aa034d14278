import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, ERRORS, TOASTS, ukToday } from '@tidyhearth/domain';
import { describe, expect, it, vi } from 'vitest';
import { BID, CLEANER, POSTING } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { TEXTS } from '../postings.texts';
import { ChangedBids } from './changed-bids';
import { JobBoard } from './job-board';

const APPLY = 'POST /api/applications';

describe('applying for a job', () => {
  it('that is edited meanwhile shows it as it is now, keeps the message, and goes through with the next press', async () => {
    let posting = POSTING;
    const [status, message] = ERRORS.TERMS_CHANGED;
    serve({
      'GET /api/postings/available': () => ({ body: [posting] }),
      [`GET /api/applications/cleaner/${CLEANER.id}`]: () => ({ body: [] }),
      [APPLY]: ({ body }) =>
        (body as { termsVersion: number }).termsVersion === posting.termsVersion
          ? { status: 201, body: {} }
          : { status, body: { code: 'TERMS_CHANGED', message } },
    });
    renderOnSite(<JobBoard cleaner={CLEANER} />);
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.cleaner.apply }));
    const words = await screen.findByLabelText<HTMLTextAreaElement>(
      new RegExp(`^${TEXTS.cleaner.bid.message}`),
    );
    fireEvent.change(words, { target: { value: 'I live two streets away.' } });
    posting = { ...POSTING, termsVersion: 2, estimatedDuration: 3 };
    const send = () => userEvent.click(screen.getByRole('button', { name: TEXTS.cleaner.bid.send }));
    await send();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByText(/£60\.00.*3 hours/)).toBeTruthy();
    await send();
    expect(await screen.findByText(TOASTS.applicationSubmitted.title)).toBeTruthy();
    expect(callsTo(APPLY).map(({ body }) => body)).toEqual([
      expect.objectContaining({ termsVersion: 1, message: 'I live two streets away.' }),
      expect.objectContaining({ termsVersion: 2, message: 'I live two streets away.' }),
    ]);
  });
});

describe('the job board', () => {
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
