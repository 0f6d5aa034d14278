import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOUR_MS, PAGE_TEXTS } from '@tidyhearth/domain';
import { afterEach, describe, expect, it } from 'vitest';
import type { AccountUser, Booking, BookingStep } from '../../../lib/contract';
import { signIn, signOut } from '../../../lib/session';
import { bookingAt } from '../../../test/booking';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import type { Side } from '../terms';
import { TEXTS } from './booking-page.texts';
import { BookingView } from './booking-view';

const bookingIn = (hours: number, changes: Partial<Booking> = {}) =>
  bookingAt(new Date(Date.now() + hours * HOUR_MS).toISOString(), changes);

function show(booking: Booking, side: Side, steps: BookingStep[] = []) {
  serve({ 'GET /api/bookings/81/history': () => ({ body: steps }) });
  renderOnSite(<BookingView booking={booking} side={side} />);
}

const controls = () => {
  const group = within(screen.getByRole('group', { name: 'What you can do' }));
  return [...group.queryAllByRole('link'), ...group.queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );
};

describe('the page of a booking', () => {
  afterEach(() => act(signOut));

  it.each<[Side, Partial<Booking>, string[]]>([
    ['customer', { status: 'pending' }, ['Message', 'Add to calendar', 'Cancel Booking', 'Reschedule']],
    ['cleaner', { status: 'pending' }, ['Message', 'Add to calendar', 'Decline', 'Accept']],
    ['customer', { status: 'cancelled' }, ['Message', 'Book again']],
    ['cleaner', { status: 'cancelled' }, []],
  ])('offers the %s what can be done when it is %o', (side, changes, expected) => {
    show(bookingIn(72, changes), side);
    expect(controls()).toEqual(expected);
  });

  it.each<Side>(['customer', 'cleaner'])('offers the %s no calendar file of a visit that is over', (side) => {
    show(bookingIn(-400 * 24), side);
    expect(controls()).not.toContain('Add to calendar');
    expect(screen.getByRole('button', { name: /happened|Mark Complete/ })).toBeTruthy();
  });

  it.each<Side>(['customer', 'cleaner'])('shows the %s what the two wrote about each other', async (side) => {
    const review = (id: number, changes: object) => ({
      ...{ id, bookingId: 81, reviewerId: 7, revieweeId: 9, reviewType: 'cleaner-to-customer', rating: 4 },
      ...{
        createdAt: '2026-11-21T10:00:00.000Z',
        comment: 'A friendly home.',
        reviewer: { firstName: 'Ida' },
      },
      ...changes,
    });
    serve({
      'GET /api/bookings/81/history': () => ({ body: [] }),
      'GET /api/reviews/booking/81': () => ({ body: [review(2, {}), review(1, { comment: 'It shines.' })] }),
    });
    renderOnSite(<BookingView booking={bookingIn(-72, { status: 'completed' })} side={side} />);
    const list = within(await screen.findByRole('region', { name: 'Reviews of this clean' }));
    expect(list.getByText('A friendly home.')).toBeTruthy();
    expect(list.getByText('It shines.')).toBeTruthy();
    expect(list.getAllByRole('button', { name: 'Report review by Ida' })).toHaveLength(2);
  });

  it('works the price out and says who pays whom', () => {
    show(bookingIn(72), 'customer');
    expect(screen.getByText('£25.00 × 2 hours')).toBeTruthy();
    expect(
      screen.getByText(/^You pay Ida directly after the clean, in cash or by bank transfer/),
    ).toBeTruthy();
    expect(screen.queryByText('Booking fee')).toBeNull();
  });

  it('shows the booking fee where there is one, which is not the platform’s share of the earnings', () => {
    show(bookingIn(72, { totalAmount: '55.00' }), 'cleaner');
    expect(screen.getByText('Booking fee').nextSibling?.textContent).toBe('£5.00');
    expect(screen.getByText(/^Rose pays you directly/)).toBeTruthy();
  });

  const step = (name: BookingStep['step'], by: BookingStep['by']): BookingStep => ({
    step: name,
    by,
    reason: name === 'cancelled' ? 'cancelled' : null,
    movedFrom: null,
    at: '2026-11-20T10:15:00.000Z',
  });
  const [requested, confirmed] = [step('requested', 'customer'), step('confirmed', 'cleaner')];

  it.each<[string, boolean, BookingStep[]]>([
    ['it had been accepted', true, [confirmed, requested]],
    ['the application had been', true, [step('booked', 'customer')]],
    ['it was a request', false, [requested]],
    ['it was one again, for another time', false, [step('rescheduled', 'customer'), confirmed, requested]],
  ])(
    'tells the cleaner of what the customer cancelled early that the time is free where %s',
    async (_, isFreed, steps) => {
      const end = { status: 'cancelled', cancelledById: 1, cancelReason: 'cancelled' } as const;
      show(bookingIn(72, end), 'cleaner', [step('cancelled', 'customer'), ...steps]);
      await screen.findByRole('heading', { name: 'History' });
      expect(screen.queryByText(/the time is free again/) !== null).toBe(isFreed);
    },
  );

  it('says which time a visit was moved from', async () => {
    const moved = { ...step('rescheduled', 'customer'), movedFrom: '2026-11-24T09:00:00.000Z' };
    show(bookingIn(72), 'cleaner', [moved, requested]);
    const text = 'Another time requested by Rose, instead of Nov 24, 2026, 9:00 AM';
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('owes nobody anything once it is cancelled', () => {
    show(bookingIn(72, { status: 'cancelled' }), 'customer');
    expect(screen.queryByText(/You pay Ida/)).toBeNull();
    expect(screen.getByText(TEXTS.details.nothingOwed)).toBeTruthy();
    expect(screen.queryByText(TEXTS.details.total)).toBeNull();
    expect(screen.getByText('£50.00').previousSibling?.textContent).toBe(TEXTS.details.wouldHaveCost);
  });

  it('leads to the page of the cleaner', () => {
    show(bookingIn(72), 'customer');
    expect(screen.getByRole('link', { name: 'Ida Marsh' }).getAttribute('href')).toBe('/cleaners/5');
  });

  it('leads to no page of a cleaner who has left, and offers neither messages nor another booking', () => {
    const { cleaner } = bookingIn(-72);
    const user = { firstName: 'Former member', lastName: '' };
    const left = { cleaner: { ...cleaner, user, hasPage: false }, contact: 'unreachable' } as const;
    show(bookingIn(-72, { ...left, status: 'completed', mayReview: false }), 'customer');
    expect(screen.getAllByText('Former member').length).toBeGreaterThan(0);
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets.filter((target) => target?.startsWith('/cleaners/'))).toEqual([]);
    expect(controls()).toEqual([]);
    expect(screen.queryByText(PAGE_TEXTS.contactHidden)).toBeNull();
  });

  it.each<[string, boolean, AccountUser['userType'], boolean]>([
    ['a customer', true, 'customer', true],
    ['a customer whose cleaner has left', false, 'customer', false],
    ['a customer who has become a cleaner', true, 'cleaner', false],
  ])('speaks of booking again where it is offered: to %s', (_, hasPage, userType, isOffered) => {
    act(() => signIn({ token: 'token', user: { ...CUSTOMER, userType } }));
    const { cleaner } = bookingIn(72);
    show(bookingIn(72, { status: 'cancelled', cleaner: { ...cleaner, hasPage } }), 'customer');
    expect(screen.queryByText(/You can book again/) !== null).toBe(isOffered);
    expect(controls().includes('Book again')).toBe(isOffered);
  });

  it('gives the words of who cancelled', () => {
    const changes = { status: 'cancelled', cancelledById: 2, cancelReason: 'declined' } as const;
    show(bookingIn(72, { ...changes, cancellationReason: 'I am away then.' }), 'customer');
    expect(screen.getByRole('heading', { level: 1, name: 'Declined by Ida' })).toBeTruthy();
    expect(screen.getByText(/I am away then\./)).toBeTruthy();
  });

  it('tells who did what and when, in the form of recorded moments, not of visits', async () => {
    show(bookingIn(72), 'customer', [
      { step: 'confirmed', by: 'cleaner', reason: null, movedFrom: null, at: '2020-11-21T15:30:00.000Z' },
      { step: 'requested', by: 'customer', reason: null, movedFrom: null, at: '2020-11-20T10:15:00.000Z' },
    ]);
    const steps = await screen.findAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Accepted by IdaNov 21, 2020, 3:30 PM',
      'Requested by youNov 20, 2020, 10:15 AM',
    ]);
  });

  it('lets the cleaner accept at once', async () => {
    serve({ 'PATCH /api/bookings/81': () => ({ body: {} }) });
    show(bookingIn(72, { status: 'pending' }), 'cleaner');
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(callsTo('PATCH /api/bookings/81')[0]?.body).toMatchObject({ status: 'confirmed' });
  });

  it.each(['pending', 'rejected'] as const)(
    'asks a cleaner who is %s for no answer that they can’t give',
    async (cleanerStatus) => {
      act(() => signIn({ token: 'token', user: { ...CUSTOMER, userType: 'cleaner', cleanerStatus } }));
      show(bookingIn(72, { status: 'pending' }), 'cleaner');
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You can’t accept this request');
      expect(screen.getByText(/^Your profile is not approved at the moment/)).toBeTruthy();
      expect(controls()).toEqual(['Message', 'Add to calendar', 'Decline']);
    },
  );
});
