import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, TIME_ERRORS, toInstant, ukToday } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../lib/contract';
import { queryClient } from '../../../server-state/query-client';
import { GROUPS } from '../../../server-state/query-groups';
import { bookingAt } from '../../../test/booking';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { BlockDialog } from './block-dialog';
import { BookingsToSettle } from './bookings-to-settle';

const date = addDays(ukToday(), 20);
const at = (time: string) => new Date(toInstant({ date, time }) ?? 0).toISOString();
const LIST = 'GET /api/bookings/cleaner/5';
const IN_BLOCKS = 'GET /api/bookings/cleaner/5/in-blocks';

const dialog = () => within(screen.getByRole('dialog'));

describe('Block Time', () => {
  it('lists before saving what is confirmed in it and what waits for an answer', async () => {
    serve({
      [LIST]: () => ({
        body: [
          bookingAt(at('10:00')),
          bookingAt(at('13:00'), {
            id: 82,
            status: 'pending',
            customer: { ...bookingAt(at('13:00')).customer, firstName: 'Sam' },
          }),
          bookingAt(at('18:00'), { id: 83 }),
        ],
      }),
    });
    renderOnSite(<BlockDialog cleanerId={5} date={date} onClose={() => undefined} />);
    expect(await dialog().findByText('1 confirmed booking stays')).toBeTruthy();
    expect(dialog().getByText(/10:00 to 12:00.*Rose/)).toBeTruthy();
    expect(dialog().getByText('1 request waits for your answer')).toBeTruthy();
    expect(dialog().getByText(/13:00 to 15:00.*Sam/)).toBeTruthy();
  });

  it('says after saving how many stay', async () => {
    serve({
      [LIST]: () => ({ body: [] }),
      'POST /api/cleaners/5/blocks': () => ({ status: 201, body: { id: 1, confirmedBookings: [81, 82] } }),
    });
    renderOnSite(<BlockDialog cleanerId={5} date={date} onClose={() => undefined} />);
    expect(await dialog().findByText('You have no bookings in this time.')).toBeTruthy();
    const shown = [GROUPS.applications, GROUPS.postings];
    for (const queryKey of shown) queryClient.setQueryData(queryKey, []);
    await userEvent.click(dialog().getByRole('button', { name: 'Block Time' }));
    expect(await screen.findByText(/2 confirmed bookings lie in it/)).toBeTruthy();
    expect(callsTo('POST /api/cleaners/5/blocks')[0]?.body).toEqual({
      startsAt: at('09:00'),
      endsAt: at('17:00'),
      reason: null,
    });
    // They say whether the cleaner is free at their time.
    expect(shown.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true]);
  });

  it('says of a mistyped year that it is the year, at its day and nowhere else', async () => {
    serve({ [LIST]: () => ({ body: [] }) });
    renderOnSite(<BlockDialog cleanerId={5} date={date} onClose={() => undefined} />);
    const from = dialog().getByLabelText<HTMLInputElement>(/^From(?! time)/);
    fireEvent.change(from, { target: { value: `00${date.slice(2)}` } });
    await userEvent.click(dialog().getByRole('button', { name: 'Block Time' }));
    expect(await dialog().findByText(TIME_ERRORS.year)).toBeTruthy();
    expect(
      dialog()
        .getAllByLabelText(/./)
        .filter((field) => field.getAttribute('aria-invalid') === 'true'),
    ).toEqual([from]);
  });

  it('says at its field what the server refuses of a time', async () => {
    const msg = 'Not then.';
    serve({
      [LIST]: () => ({ body: [] }),
      'POST /api/cleaners/5/blocks': () => ({
        status: 400,
        body: { error: 'Validation failed', message: msg, details: [{ path: 'endsAt', msg }] },
      }),
    });
    renderOnSite(<BlockDialog cleanerId={5} date={date} onClose={() => undefined} />);
    await userEvent.click(dialog().getByRole('button', { name: 'Block Time' }));
    const said = await dialog().findByText(msg);
    const until = dialog().getByLabelText(/^Until time/);
    expect(until.getAttribute('aria-describedby')).toBe(said.id);
    await waitFor(() => expect(document.activeElement).toBe(until));
  });

  it('takes the hour that was pressed, to the end of the day as well', () => {
    renderOnSite(
      <BlockDialog
        cleanerId={5}
        date={date}
        hours={{ from: '23:00', until: '24:00' }}
        onClose={() => undefined}
      />,
    );
    const value = (label: RegExp) => dialog().getByLabelText<HTMLInputElement>(label).value;
    expect([value(/^From time/), value(/^Until(?! time)/), value(/^Until time/)]).toEqual([
      '23:00',
      addDays(date, 1),
      '00:00',
    ]);
  });
});

describe('bookings in blocked time', () => {
  it('stay in view until each is cancelled or declined', async () => {
    const request = bookingAt(at('13:00'), { id: 82, status: 'pending', contact: 'blocked' });
    let left: Booking[] = [bookingAt(at('10:00')), request];
    const settle = (id: number) => () => {
      left = left.filter((booking) => booking.id !== id);
      return { body: {} };
    };
    serve({
      [IN_BLOCKS]: () => ({ body: left }),
      'POST /api/bookings/81/cancel': settle(81),
      'PATCH /api/bookings/82': settle(82),
    });
    renderOnSite(<BookingsToSettle cleanerId={5} />);
    expect(await screen.findByRole('heading', { name: '2 bookings in time you have blocked' })).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/bookings/81', '/bookings/82']));
    expect(links.filter((link) => link?.startsWith('/messages'))).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Booking' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel Booking' }),
    );
    expect(await screen.findByRole('heading', { name: '1 booking in time you have blocked' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await expect.poll(() => screen.queryByRole('heading')).toBeNull();
    expect(callsTo('PATCH /api/bookings/82')[0]?.body).toMatchObject({ status: 'cancelled' });
  });

  it('take no reason along that is being typed, when they are settled elsewhere meanwhile', async () => {
    let left = [bookingAt(at('10:00'))];
    serve({ [IN_BLOCKS]: () => ({ body: left }) });
    renderOnSite(<BookingsToSettle cleanerId={5} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Booking' }));
    const reason = await screen.findByLabelText<HTMLTextAreaElement>(/^Reason/);
    fireEvent.change(reason, { target: { value: 'I am away.' } });
    left = [];
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByText(/in time you have blocked$/)).toBeNull());
    expect(reason.isConnected).toBe(true);
    expect(reason.value).toBe('I am away.');
  });
});
