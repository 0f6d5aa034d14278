import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOUR_MS, LATE_REASON_NEEDED, PAGE_TEXTS, TOASTS } from '@tidyhearth/domain';
import { describe, expect, it, vi } from 'vitest';
import type { AccountUser, Booking } from '../../../lib/contract';
import { signIn, signOut } from '../../../lib/session';
import { queryClient } from '../../../server-state/query-client';
import { GROUPS } from '../../../server-state/query-groups';
import { formatVisit } from '../../../lib/visit-time';
import { bookingAt } from '../../../test/booking';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { BookingCard } from '../list/booking-card';
import { TEXTS } from '../bookings.texts';
import { BookingActions } from './booking-actions';
import type { OpenBookingDialog } from './booking-dialogs';
import { CleanerActions } from './cleaner-actions';

/** Two hours of work that begin this many hours from now. */
const bookingIn = (hours: number, changes: Partial<Booking> = {}) =>
  bookingAt(new Date(Date.now() + hours * HOUR_MS).toISOString(), changes);

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('alertdialog'));

describe('a booking shows the buttons that work', () => {
  it.each([
    ['ahead', 48, ['Cancel Booking', 'Reschedule']],
    ['under way', -1, ['Report a problem', 'It did not happen']],
    ['over for a day', -28, ['Report a problem', 'It did not happen', 'It happened']],
  ])('to the customer when it is %s', (_, hours, expected) => {
    renderOnSite(<BookingActions side="customer" booking={bookingIn(hours)} />);
    expect(buttons()).toEqual(expected);
  });

  it.each([
    ['ahead', 48, ['Cancel Booking']],
    ['under way', -1, ['Report a problem', 'It did not happen', 'Mark Complete']],
  ])('to the cleaner when it is %s', (_, hours, expected) => {
    renderOnSite(<BookingActions side="cleaner" booking={bookingIn(hours)} />);
    expect(buttons()).toEqual(expected);
  });

  it.each([
    ['done', true, ['Leave Review']],
    ['done for somebody who has left', false, []],
  ])('to either side when it is %s', (_, mayReview, expected) => {
    const booking = bookingIn(-3, { status: 'completed', mayReview });
    renderOnSite(<BookingActions side="cleaner" booking={booking} />);
    expect(buttons()).toEqual(expected);
    cleanup();
    renderOnSite(<BookingActions side="customer" booking={booking} />);
    expect(buttons()).toEqual(expected);
  });

  it('to the customer without a move while nobody knows whether it takes place', () => {
    renderOnSite(<BookingActions side="customer" booking={bookingIn(48, { isUndecided: true })} />);
    expect(buttons()).toEqual(['Cancel Booking']);
  });

  it.each([
    ['approved', ['Decline', 'Accept']],
    ['pending', ['Decline']],
    ['rejected', ['Decline']],
  ] as const)('to a cleaner who is %s when it is a request', (cleanerStatus, expected) => {
    const user: AccountUser = { ...CUSTOMER, userType: 'cleaner', cleanerId: 5, cleanerStatus };
    act(() => signIn({ token: 'token', user }));
    renderOnSite(<BookingActions side="cleaner" booking={bookingIn(48, { status: 'pending' })} />);
    expect(buttons()).toEqual(expected);
    act(signOut);
  });

  it('and none against the other side’s word', () => {
    renderOnSite(<BookingActions side="cleaner" booking={bookingIn(-28, { disputedById: 1 })} />);
    expect(buttons()).toEqual(['Report a problem']);
  });
});

describe('cancelling', () => {
  it('asks for the reason when it is late, and sends it', async () => {
    serve({ 'POST /api/bookings/81/cancel': () => ({ body: {} }) });
    renderOnSite(<BookingActions side="customer" booking={bookingIn(10)} />);
    await press('Cancel Booking');
    await userEvent.click(inDialog().getByRole('button', { name: 'Cancel Booking' }));
    expect(inDialog().getByText(LATE_REASON_NEEDED)).toBeTruthy();
    expect(callsTo('POST /api/bookings/81/cancel')).toHaveLength(0);
    await userEvent.type(inDialog().getByLabelText(/^Reason/), 'I am ill.');
    await userEvent.click(inDialog().getByRole('button', { name: 'Cancel Booking' }));
    expect(callsTo('POST /api/bookings/81/cancel')[0]?.body).toMatchObject({ reason: 'I am ill.' });
  });

  it('needs no reason before that', async () => {
    serve({ 'POST /api/bookings/81/cancel': () => ({ body: {} }) });
    renderOnSite(<BookingActions side="customer" booking={bookingIn(48)} />);
    await press('Cancel Booking');
    await userEvent.click(inDialog().getByRole('button', { name: 'Cancel Booking' }));
    expect(callsTo('POST /api/bookings/81/cancel')[0]?.body).toMatchObject({ reason: null });
  });
});

describe('a request', () => {
  it('is accepted once when Accept is pressed twice in one frame, and says that it worked', async () => {
    const request = bookingIn(48, { status: 'pending' });
    const ACCEPT = 'PATCH /api/bookings/81';
    let isAccepted = false;
    serve({
      [ACCEPT]: () => {
        if (isAccepted) return { status: 409, body: { statusCode: 409, message: 'Not pending any more.' } };
        isAccepted = true;
        return { body: request };
      },
    });
    renderOnSite(<BookingActions side="cleaner" booking={request} />);
    const accept = screen.getByRole('button', { name: TEXTS.cleaner.actions.confirm });
    act(() => {
      accept.click();
      accept.click();
    });
    expect(await screen.findByText(TOASTS.bookingUpdated.title)).toBeTruthy();
    expect(callsTo(ACCEPT)).toHaveLength(1);
    expect(screen.queryByText(TOASTS.bookingUpdateFailed.title)).toBeNull();
  });
});

describe('a booking that is marked complete', () => {
  it.each([
    ['leads to the review of the customer', true],
    ['leads to none of a customer who has left', false],
  ])('%s', async (_, mayReview) => {
    const after = bookingIn(-3, { status: 'completed', mayReview });
    serve({ 'PATCH /api/bookings/81': () => ({ body: after }) });
    const onOpen = vi.fn<OpenBookingDialog>();
    renderOnSite(<CleanerActions booking={bookingIn(-3)} onOpen={onOpen} />);
    const { complete: name } = TEXTS.cleaner.actions;
    await press(name);
    expect(await screen.findByText(TOASTS.bookingUpdated.title)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false));
    expect(onOpen.mock.calls).toEqual(mayReview ? [['review', after]] : []);
  });
});

describe('a clean that the customer says happened', () => {
  it.each([
    ['asks for a review', true],
    ['asks for none of a cleaner who has left', false],
  ])('%s', async (_, mayReview) => {
    const after = bookingIn(-28, { status: 'completed', mayReview });
    serve({ 'POST /api/bookings/81/happened': () => ({ body: after }) });
    renderOnSite(<BookingActions side="customer" booking={bookingIn(-28)} />);
    await press(TEXTS.customer.actions.happened);
    const { description } = TEXTS.customer.happenedDone({ mayReview });
    expect(await screen.findByText(description)).toBeTruthy();
    expect(/review/.test(description)).toBe(mayReview);
  });
});

describe('a booking that was moved since it was shown', () => {
  const MOVED = 'The time of this booking has changed: it is Dec 5, 2026, 3:00 PM now.';
  const refused = () => ({ status: 409, body: { statusCode: 409, code: 'TERMS_CHANGED', message: MOVED } });

  it.each(['confirm', 'decline', 'complete'] as const)(
    'is not changed by %s: its new time is said, and the list is read again',
    async (action) => {
      const booking = bookingIn(action === 'complete' ? -1 : 48, {
        status: action === 'complete' ? 'confirmed' : 'pending',
      });
      serve({ 'PATCH /api/bookings/81': refused });
      renderOnSite(<BookingActions side="cleaner" booking={booking} />);
      queryClient.setQueryData(GROUPS.bookings, []);
      await press(TEXTS.cleaner.actions[action]);
      expect(await screen.findByText(MOVED)).toBeTruthy();
      expect(callsTo('PATCH /api/bookings/81')[0]?.body).toMatchObject({ seenStartsAt: booking.startsAt });
      expect(queryClient.getQueryState(GROUPS.bookings)?.isInvalidated).toBe(true);
    },
  );

  it('is not cancelled in a dialog that was opened before, which keeps the reason and asks about the new time', async () => {
    const CANCEL = 'POST /api/bookings/81/cancel';
    const [before, after] = [bookingIn(48), bookingIn(60, { status: 'pending' })];
    let stored = before;
    serve({ [CANCEL]: refused, 'GET /api/bookings/81': () => ({ body: stored }) });
    renderOnSite(<BookingActions side="cleaner" booking={before} />);
    await press('Cancel Booking');
    fireEvent.change(inDialog().getByLabelText(/^Reason/), { target: { value: 'I am ill.' } });
    stored = after;
    await act(() => queryClient.invalidateQueries({ queryKey: GROUPS.bookings }));
    expect(inDialog().getByText(formatVisit(before.startsAt))).toBeTruthy();
    const send = () => userEvent.click(inDialog().getByRole('button', { name: 'Cancel Booking' }));
    await send();
    expect(await screen.findByText(MOVED)).toBeTruthy();
    expect(await inDialog().findByText(formatVisit(after.startsAt))).toBeTruthy();
    serve({ [CANCEL]: () => ({ body: {} }) });
    await send();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsTo(CANCEL).map(({ body }) => body)).toEqual([
      { reason: 'I am ill.', seenStartsAt: before.startsAt, seenStatus: 'confirmed' },
      { reason: 'I am ill.', seenStartsAt: after.startsAt, seenStatus: 'pending' },
    ]);
  });
});

describe('a booking from a job', () => {
  it('has the job and the bid on it read again, which show its time', async () => {
    serve({ 'POST /api/bookings/81/cancel': () => ({ body: {} }) });
    renderOnSite(<BookingActions side="customer" booking={bookingIn(48)} />);
    const shown = [GROUPS.postings, GROUPS.applications];
    for (const queryKey of shown) queryClient.setQueryData(queryKey, []);
    await press('Cancel Booking');
    await userEvent.click(inDialog().getByRole('button', { name: 'Cancel Booking' }));
    await waitFor(() =>
      expect(shown.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([
        true,
        true,
      ]),
    );
  });
});

describe('a booking card', () => {
  const show = (booking: Booking, side: 'customer' | 'cleaner') =>
    renderOnSite(
      <BookingCard booking={booking} side={side} person={{ name: 'Somebody', phone: null, email: null }} />,
    );

  it('says until when it is free to cancel, and when it is late', () => {
    show(bookingIn(48), 'customer');
    expect(screen.getByText(/^Free to cancel or move until /)).toBeTruthy();
    show(bookingIn(10), 'cleaner');
    expect(screen.getByText('Cancelling it now is late: you are asked why')).toBeTruthy();
  });

  it.each([
    [{ phone: '07700 900111', email: 'rose@test.example' }, ['07700 900111', 'rose@test.example']],
    [{ phone: null, email: 'rose@test.example' }, ['rose@test.example']],
    [{ phone: null, email: null }, []],
  ])('shows the contact that the other side shares: %o', (contact, expected) => {
    renderOnSite(
      <BookingCard booking={bookingIn(48)} side="cleaner" person={{ name: 'Rose', ...contact }} />,
    );
    const links = screen.queryAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Regular Cleaning', ...expected]);
    expect(screen.queryByText(PAGE_TEXTS.contactHidden) === null).toBe(expected.length > 0);
  });

  it('says how to get in, to whom the server tells it', () => {
    show(bookingIn(10, { accessNotes: 'Key safe by the meter' }), 'cleaner');
    expect(screen.getByText(/Key safe by the meter/)).toBeTruthy();
  });

  it('says who cancelled late, with the words', () => {
    const cancelled = { status: 'cancelled', isLateCancellation: true, cancelledById: 1 } as const;
    show(bookingIn(10, { ...cancelled, cancellationReason: 'I am ill.' }), 'cleaner');
    expect(screen.getByText('Cancelled late by Rose')).toBeTruthy();
    expect(screen.getByText(/I am ill\./)).toBeTruthy();
  });
});

describe('what a card says of money and endings', () => {
  const show = (changes: Partial<Booking>, side: 'customer' | 'cleaner') =>
    renderOnSite(
      <BookingCard
        booking={bookingIn(-48, changes)}
        side={side}
        person={{ name: 'Somebody', phone: null, email: null }}
      />,
    );

  it('who pays whom, on both sides', () => {
    show({ status: 'completed' }, 'customer');
    expect(screen.getByText('You pay Ida directly')).toBeTruthy();
    show({ status: 'completed' }, 'cleaner');
    expect(screen.getByText('Rose pays you directly')).toBeTruthy();
  });

  it('calls a booking paid to the cleaner alone', () => {
    show({ status: 'paid' }, 'customer');
    expect(screen.queryByText('Paid')).toBeNull();
    expect(screen.getByText('Completed')).toBeTruthy();
    show({ status: 'paid' }, 'cleaner');
    expect(screen.getByText('Paid')).toBeTruthy();
  });

  it.each<[string, Partial<Booking>, RegExp]>([
    ['declined it', { cancelledById: 2, cancelReason: 'declined' }, /^Declined by Ida: no reason was given$/],
    [
      'cancelled it and why',
      { cancelledById: 2, cancelReason: 'cancelled', cancellationReason: 'I am ill.' },
      /^Cancelled by Ida: I am ill\.$/,
    ],
    ['let it pass', { cancelReason: 'unanswered' }, /^Not answered in time by Ida$/],
    ['are oneself', { cancelledById: 1, cancelReason: 'cancelled' }, /^Cancelled by you$/],
  ])('who %s', (_, changes, expected) => {
    show({ status: 'cancelled', ...changes }, 'customer');
    const line = screen.getByText(/^(Declined|Cancelled|Not answered) /).closest('p');
    expect(line?.textContent).toMatch(expected);
    expect(screen.queryByText(/directly/)).toBeNull();
  });
});
