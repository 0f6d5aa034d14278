import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, ERRORS, lastBookableDay, REQUEST_TERMS, TOASTS, ukToday } from '@tidyhearth/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeAuthDialog } from '../../../lib/auth-dialog';
import { formatHours } from '../../../lib/format';
import { signIn, signOut } from '../../../lib/session';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, heldAnswer, serve } from '../../../test/server';
import { TEXTS } from '../bookings.texts';
import { TimePicker } from '../times/time-picker';
import { useFreeStarts } from '../times/use-free-starts';
import { book, DAY, enter, field, fillIn, FIRST, Form, onBooked, open, SECOND } from './booking-dialog.host';

const BOOK = 'POST /api/bookings';

function TimePickerOf({ duration }: { duration: number }) {
  const slots = useFreeStarts({ cleanerId: 5 }, DAY);
  return <TimePicker slots={slots} date={DAY} duration={duration} value="" onChange={() => undefined} />;
}

beforeEach(() => {
  onBooked.mockClear();
  act(closeAuthDialog);
  act(() => signIn({ token: 'token', user: CUSTOMER }));
});

describe('the booking form', () => {
  it('shows what the chosen time costs, and offers only the starts with room for it', async () => {
    open();
    await fillIn();
    expect(screen.getByText('£60.00')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(new RegExp(String(FIRST))).disabled).toBe(true);
    expect(screen.getByRole<HTMLOptionElement>('option', { name: /Deep.*not offered/ }).disabled).toBe(true);
  });

  it('says until when a request is free to cancel, which nobody has confirmed yet', () => {
    open();
    expect(screen.getByText(REQUEST_TERMS)).toBeTruthy();
  });

  it('takes the next free start in one press', async () => {
    open({});
    await userEvent.click(await screen.findByRole('button', { name: /Next free/ }));
    expect(field(/^Date/).value).toBe(DAY);
    expect(field(new RegExp(String(SECOND))).checked).toBe(true);
  });

  it('begins with what was searched for, and keeps a home that is known', () => {
    const searched = { date: DAY, postcode: 'ox26 6aa', serviceType: 'regular' };
    const { unmount } = open(searched);
    expect(field(/Postcode/).value).toBe(CUSTOMER.postcode);
    expect(field(/Service type/).value).toBe('regular');
    unmount();
    act(() => signIn({ token: 'token', user: { ...CUSTOMER, streetAddress: null, postcode: null } }));
    open({ ...searched, serviceType: 'deep' });
    expect(field(/Postcode/).value).toBe('OX26 6AA');
    expect(field(/Service type/).value).toBe('');
  });

  it.each([
    ['has passed', addDays(ukToday(), -1)],
    ['lies too far ahead', addDays(lastBookableDay(), 1)],
  ])(
    'opens on no day that %s, of a link or a draft: the cleaner seemed to have no time',
    async (_, closed) => {
      const { unmount } = open({ date: closed, time: FIRST });
      expect(field(/^Date/).value).toBe('');
      enter(/^Date/, closed);
      enter(/City/, 'Bicester');
      unmount();
      open({});
      expect(field(/City/).value).toBe('Bicester');
      expect(field(/^Date/).value).toBe('');
      enter(/^Date/, DAY);
      fireEvent.click(await screen.findByLabelText(new RegExp(String(FIRST))));
      expect(field(new RegExp(String(FIRST))).checked).toBe(true);
    },
  );

  it('leads to the first field on the screen that is wrong', async () => {
    open();
    enter(/Service type/, 'regular');
    enter(/^Date/, '');
    await book();
    expect(document.activeElement).toBe(field(/Home size/));
  });

  it('asks for what is missing before anything is sent', async () => {
    open();
    await book();
    expect(await screen.findByText('Please choose a service')).toBeTruthy();
    expect(screen.getByText(TOASTS.missingInformation.title)).toBeTruthy();
    expect(callsTo(BOOK)).toHaveLength(0);
  });

  it('sends the price it shows, and the address of the account', async () => {
    serve({ [BOOK]: () => ({ status: 201, body: { id: 1, totalAmount: '60.00' } }) });
    open();
    await fillIn();
    await book();
    expect(await screen.findByText(TOASTS.bookingConfirmed.title)).toBeTruthy();
    expect(callsTo(BOOK)[0]?.body).toMatchObject({
      cleanerId: 5,
      totalAmount: '60.00',
      estimatedDuration: 3,
      streetAddress: CUSTOMER.streetAddress,
      specialInstructions: 'Mind the cat',
    });
    expect(onBooked).toHaveBeenCalledOnce();
  });

  it('that was closed while it was being sent says that it is booked, and leads nowhere', async () => {
    const answer = heldAnswer({ status: 201, body: { id: 1, totalAmount: '60.00' } });
    serve({ [BOOK]: answer.route });
    const { rerender } = open();
    await fillIn();
    await book();
    rerender(<p>Another page</p>);
    answer.release();
    expect(await screen.findByText(TOASTS.bookingConfirmed.title)).toBeTruthy();
    expect(onBooked).not.toHaveBeenCalled();
  });

  it('shows a price that has changed, and sends it only once it was confirmed', async () => {
    const [status, message] = ERRORS.PRICE_CHANGED;
    serve({
      [BOOK]: () => ({ status, body: { code: 'PRICE_CHANGED', message, totalAmount: '66.00' } }),
    });
    open();
    await fillIn();
    await book();
    expect(await screen.findByText('£66.00')).toBeTruthy();
    expect(screen.queryByText(TOASTS.bookingFailed.title)).toBeNull();
    expect(onBooked).not.toHaveBeenCalled();

    serve({ [BOOK]: () => ({ status: 201, body: { id: 1, totalAmount: '66.00' } }) });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm new price' }));
    await screen.findByText(TOASTS.bookingConfirmed.title);
    expect(callsTo(BOOK).map(({ body }) => body)).toEqual([
      expect.objectContaining({ totalAmount: '60.00' }),
      expect.objectContaining({ totalAmount: '66.00' }),
    ]);
  });

  it('says so when the price changes behind it, and sends the new one only as such', async () => {
    serve({ [BOOK]: () => ({ status: 201, body: { id: 1, totalAmount: '66.00' } }) });
    const { rerender } = open();
    await fillIn();
    rerender(<Form start={{ date: DAY }} hourlyRate="22.00" />);
    expect(await screen.findByText(TEXTS.request.priceChanged)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: TEXTS.request.confirmPrice }));
    await screen.findByText(TOASTS.bookingConfirmed.title);
    expect(callsTo(BOOK)[0]?.body).toMatchObject({ totalAmount: '66.00' });
  });

  it('asks whether an address far from the cleaner is meant, and books it then', async () => {
    const [status, message] = ERRORS.FAR_FROM_CLEANER;
    serve({ [BOOK]: () => ({ status, body: { code: 'FAR_FROM_CLEANER', message } }) });
    open();
    await fillIn();
    await book();
    expect(await screen.findByText(TEXTS.request.farAway('Ida'))).toBeTruthy();
    serve({ [BOOK]: () => ({ status: 201, body: { id: 1, totalAmount: '60.00' } }) });
    await userEvent.click(screen.getByRole('button', { name: TEXTS.request.confirmFar }));
    await screen.findByText(TOASTS.bookingConfirmed.title);
    expect(callsTo(BOOK).map(({ body }) => body)).toEqual([
      expect.objectContaining({ farAddressConfirmed: false }),
      expect.objectContaining({ farAddressConfirmed: true }),
    ]);
  });

  it('shows the half-hours of a cleaner with own hours, too', async () => {
    serve({
      'GET /api/cleaners/5/slots': () => ({
        body: [{ date: DAY, starts: [{ time: '16:30', maxHours: 8 }] }],
      }),
    });
    renderOnSite(<TimePickerOf duration={3} />);
    expect(await screen.findByLabelText<HTMLInputElement>(/16:30/)).toHaveProperty('disabled', false);
    expect(screen.getByLabelText<HTMLInputElement>(/09:00/).disabled).toBe(true);
  });

  it('asks for another time when somebody was quicker, and keeps the rest', async () => {
    const [status, message] = ERRORS.SLOT_TAKEN;
    serve({ [BOOK]: () => ({ status, body: { code: 'SLOT_TAKEN', message } }) });
    open();
    await fillIn();
    await book();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(field(/Special instructions/).value).toBe('Mind the cat');
    // The reason is above the visible part of the form on a phone.
    expect(document.activeElement).toBe(screen.getByRole('group', { name: TEXTS.times.label }));
  });

  it('leads to the field that the server refused', async () => {
    const details = [{ path: 'city', msg: 'No such town.' }];
    serve({ [BOOK]: () => ({ status: 400, body: { code: 'VALIDATION_FAILED', details } }) });
    open();
    await fillIn();
    await book();
    expect(await screen.findByText('No such town.')).toBeTruthy();
    expect(document.activeElement).toBe(field(/City/));
  });

  it('leads to the times where none is free, too', async () => {
    open();
    serve({ 'GET /api/cleaners/5/slots': () => ({ body: [{ date: DAY, starts: [] }] }) });
    enter(/Service type/, 'regular');
    enter(/Home size/, '2 Bedrooms');
    await screen.findByText(TEXTS.times.full(formatHours(3)));
    await book();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: TEXTS.times.label }));
  });

  it('asks to sign in when the session has ended, and books then what was typed', async () => {
    serve({
      [BOOK]: ({ headers }) =>
        headers.get('Authorization') === 'Bearer renewed'
          ? { status: 201, body: { id: 1, totalAmount: '60.00' } }
          : { status: 401, body: { code: 'NOT_AUTHENTICATED', message: 'Not authenticated' } },
      'GET /api/auth/user': () => ({ status: 401, body: { code: 'NOT_AUTHENTICATED' } }),
      'POST /api/login': () => ({ body: { token: 'renewed', user: CUSTOMER } }),
    });
    open();
    await fillIn();
    enter(/How to get in/, 'Key under the mat');
    await book();
    expect(await screen.findByText(TOASTS.authenticationRequired.title)).toBeTruthy();
    const again = within(await screen.findByRole('tabpanel', { name: 'Sign In' }));
    fireEvent.change(again.getByLabelText('Email'), { target: { value: CUSTOMER.email } });
    fireEvent.change(again.getByLabelText('Password'), { target: { value: 'right-pass-9' } });
    await userEvent.click(again.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText(TOASTS.bookingConfirmed.title)).toBeTruthy();
    expect(screen.queryByText(TOASTS.bookingFailed.title)).toBeNull();
    expect(onBooked).toHaveBeenCalledOnce();
    const [first, second] = callsTo(BOOK);
    expect(second?.body).toEqual(first?.body);
    expect(second?.body).toMatchObject({ accessNotes: 'Key under the mat' });
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
  });

  it('keeps what was typed when the session is lost, and opens with it again', async () => {
    const { unmount } = open();
    await fillIn();
    act(() => signOut());
    await book();
    expect(await screen.findByText(TOASTS.authenticationRequired.title)).toBeTruthy();
    expect(callsTo(BOOK)).toHaveLength(0);
    act(closeAuthDialog);
    expect(field(/Special instructions/).value).toBe('Mind the cat');
    unmount();
    act(() => signIn({ token: 'another', user: CUSTOMER }));
    open();
    expect(field(/Special instructions/).value).toBe('Mind the cat');
    expect(field(/Home size/).value).toBe('2 Bedrooms');
  });
});
