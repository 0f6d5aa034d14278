import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS } from '@tidyhearth/domain';
import { describe, expect, it, vi } from 'vitest';
import { TEXTS as UI_TEXTS } from '../../../components/ui/ui.texts';
import type { Posting } from '../../../lib/contract';
import { formatVisit, formatVisitDay } from '../../../lib/visit-time';
import { queryClient } from '../../../server-state/query-client';
import { GROUPS } from '../../../server-state/query-groups';
import { BID, CLEANER, jobAt, POSTING } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, heldAnswer, serve } from '../../../test/server';
import { TEXTS } from '../postings.texts';
import { OwnBids } from './own-bids';

const LIST = `GET /api/applications/cleaner/${CLEANER.id}`;
const JOB = `GET /api/postings/${BID.postingId}`;
const CONFIRM = `POST /api/applications/${BID.id}/confirm`;
const WITHDRAW = `POST /api/applications/${BID.id}/withdraw`;

describe('a cleaner’s own applications', () => {
  it('say what became of each, and offer what can be done', async () => {
    serve({
      [JOB]: () => ({ body: POSTING }),
      [LIST]: () => ({
        body: [
          BID,
          { ...BID, id: 92, isOnEarlierTerms: true },
          { ...BID, id: 93, status: 'accepted', bookingId: 7 },
          { ...BID, id: 94, status: 'rejected' },
        ],
      }),
    });
    renderOnSite(<OwnBids cleaner={CLEANER} />);
    const cards = (await screen.findAllByRole('article')).map((card) => within(card));
    expect(cards.map((card) => card.queryAllByRole('button').map(({ textContent }) => textContent))).toEqual([
      ['Withdraw'],
      ['Withdraw', 'Change my offer', 'Keep my application'],
      [],
      [],
    ]);
    const { waiting, changed, accepted, notChosen } = TEXTS.cleaner.own.states;
    for (const [index, { label }] of [waiting, changed, accepted, notChosen].entries())
      expect(cards[index]?.getByText(label)).toBeTruthy();
    expect(cards[2]?.getByRole('link', { name: TEXTS.cleaner.own.booking })).toBeTruthy();
  });

  it.each([false, true])(
    'say why the customer cannot accept, after a change: %s',
    async (isOnEarlierTerms) => {
      serve({
        [JOB]: () => ({ body: POSTING }),
        [LIST]: () => ({ body: [{ ...BID, isOnEarlierTerms, obstacle: 'not-free' }] }),
      });
      renderOnSite(<OwnBids cleaner={CLEANER} />);
      expect(await screen.findByText(TEXTS.cleaner.own.obstacles['not-free']('Rose'))).toBeTruthy();
    },
  );

  it('for a job that was changed show what its work is by now, wherever a yes or another offer is given', async () => {
    const description = 'The oven and the windows, too.';
    const job = heldAnswer({ body: { ...POSTING, description, termsVersion: 3 } });
    serve({
      [LIST]: () => ({ body: [{ ...BID, isOnEarlierTerms: true }] }),
      [JOB]: job.route,
      [CONFIRM]: () => ({ body: BID }),
    });
    renderOnSite(<OwnBids cleaner={CLEANER} />);
    const keep = await screen.findByRole<HTMLButtonElement>('button', { name: TEXTS.cleaner.changed.keep });
    expect(keep.disabled).toBe(true);
    job.release();
    const card = within(await screen.findByRole('article'));
    expect(await card.findByText(description)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: TEXTS.cleaner.changed.anew }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(description)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(keep);
    // The version shown on the card, not the one that the list was read with.
    await waitFor(() => expect(callsTo(CONFIRM)[0]?.body).toEqual({ termsVersion: 3 }));
  });

  it('are changed to another offer for the job that was shown, not for one that replaced it behind the dialog', async () => {
    const APPLY = 'POST /api/applications';
    const [status, message] = ERRORS.TERMS_CHANGED;
    let job: Posting = { ...POSTING, termsVersion: 3 };
    serve({
      [LIST]: () => ({ body: [{ ...BID, isOnEarlierTerms: true }] }),
      [JOB]: () => ({ body: job }),
      [APPLY]: ({ body }) =>
        (body as { termsVersion: number }).termsVersion === job.termsVersion
          ? { status: 201, body: {} }
          : { status, body: { code: 'TERMS_CHANGED', message } },
    });
    renderOnSite(<OwnBids cleaner={CLEANER} />);
    const anew = await screen.findByRole<HTMLButtonElement>('button', { name: TEXTS.cleaner.changed.anew });
    await waitFor(() => expect(anew.disabled).toBe(false));
    await userEvent.click(anew);
    const dialog = within(await screen.findByRole('dialog'));
    const shown = `${formatVisitDay(POSTING.postingDate)}, 10:00`;
    expect(dialog.getByText(shown)).toBeTruthy();
    job = { ...job, postingDate: jobAt('07:00'), postingTime: '07:00', termsVersion: 4 };
    await act(() => queryClient.invalidateQueries({ queryKey: GROUPS.postings }));
    expect(await screen.findByText(formatVisit(job.postingDate), { exact: false })).toBeTruthy();
    expect(dialog.getByText(shown)).toBeTruthy();
    const send = () => userEvent.click(dialog.getByRole('button', { name: TEXTS.cleaner.bid.send }));
    await send();
    expect(await dialog.findByText(`${formatVisitDay(job.postingDate)}, 07:00`)).toBeTruthy();
    await send();
    await waitFor(() =>
      expect(callsTo(APPLY).map(({ body }) => body)).toEqual([
        expect.objectContaining({ termsVersion: 3 }),
        expect.objectContaining({ termsVersion: 4 }),
      ]),
    );
  });

  it('can be kept or changed once the job could be read, which may take another try', async () => {
    let isDown = true;
    serve({
      [LIST]: () => ({ body: [{ ...BID, isOnEarlierTerms: true }] }),
      [JOB]: () => (isDown ? { status: 500, body: { message: 'Down' } } : { body: POSTING }),
    });
    renderOnSite(<OwnBids cleaner={CLEANER} />);
    const { anew, keep, notRead } = TEXTS.cleaner.changed;
    expect(await screen.findByText(notRead)).toBeTruthy();
    const areOff = () =>
      [anew, keep].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled);
    expect(areOff()).toEqual([true, true]);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: UI_TEXTS.tryAgain }));
    await waitFor(() => expect(areOff()).toEqual([false, false]));
    expect(screen.queryByText(notRead)).toBeNull();
  });

  it('can be withdrawn while they wait, after a yes', async () => {
    let status = 'pending';
    serve({
      [LIST]: () => ({ body: [{ ...BID, status }] }),
      [WITHDRAW]: () => {
        status = 'withdrawn';
        return { body: { ...BID, status } };
      },
    });
    renderOnSite(<OwnBids cleaner={CLEANER} />);
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.cleaner.withdraw.open }));
    expect(callsTo(WITHDRAW)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.cleaner.withdraw.confirm }));
    expect(await screen.findByText(TEXTS.cleaner.own.states.withdrawn.label)).toBeTruthy();
    expect(screen.queryByRole('button', { name: TEXTS.cleaner.withdraw.open })).toBeNull();
  });

  it('are closed once the time of the job has passed, on a screen that stays open', async () => {
    vi.useFakeTimers({ now: Date.parse(POSTING.postingDate) - 60_000, shouldAdvanceTime: true });
    serve({ [LIST]: () => ({ body: [BID] }) });
    renderOnSite(<OwnBids cleaner={CLEANER} />);
    expect(await screen.findByText(TEXTS.cleaner.own.states.waiting.label)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(screen.getByText(TEXTS.cleaner.own.states.closed.label)).toBeTruthy();
    expect(screen.queryByRole('button', { name: TEXTS.cleaner.withdraw.open })).toBeNull();
  });

  it('leave another offer that is being typed, also once the job is no longer open', async () => {
    let bid = { ...BID, isOnEarlierTerms: true };
    serve({
      [LIST]: () => ({ body: [bid] }),
      [JOB]: () => ({ body: POSTING }),
    });
    renderOnSite(<OwnBids cleaner={CLEANER} />);
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.cleaner.changed.anew }));
    const message = await screen.findByLabelText<HTMLTextAreaElement>(TEXTS.cleaner.bid.message, {
      exact: false,
    });
    fireEvent.change(message, { target: { value: 'I can come an hour earlier.' } });
    bid = { ...bid, posting: { ...bid.posting, status: 'cancelled' } };
    await act(() => queryClient.invalidateQueries({ queryKey: GROUPS.applications }));
    expect(await screen.findByText(TEXTS.cleaner.own.states.closed.label)).toBeTruthy();
    expect(message.isConnected).toBe(true);
    expect(message.value).toBe('I can come an hour earlier.');
  });
});
