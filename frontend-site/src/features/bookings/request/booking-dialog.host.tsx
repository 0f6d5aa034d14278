import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, BOOKING_TIMES, ukToday } from '@tidyhearth/domain';
import { vi } from 'vitest';
import { authRequestStore } from '../../../lib/auth-dialog';
import type { Booking } from '../../../lib/contract';
import { useStore } from '../../../lib/store';
import { CLEANER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { AuthDialog } from '../../auth/components/auth-dialog';
import { BookingDialog } from './booking-dialog';
import type { BookingStart } from './booking-form';

export const DAY = addDays(ukToday(), 3);
export const [FIRST, SECOND] = BOOKING_TIMES;

/** Renders the dialog as the app does. */
function SignInHost() {
  const request = useStore(authRequestStore, undefined);
  return request ? <AuthDialog request={request} /> : null;
}

export const onBooked = vi.fn<(booking: Booking) => void>();
export const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const enter = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
export const book = () => userEvent.click(screen.getByRole('button', { name: /Confirm/ }));

export function Form({
  start,
  hourlyRate = CLEANER.hourlyRate,
}: {
  start: BookingStart;
  hourlyRate?: string;
}) {
  const cleaner = { ...CLEANER, hourlyRate };
  return (
    <>
      <BookingDialog cleaner={cleaner} start={start} onClose={() => undefined} onBooked={onBooked} />
      <SignInHost />
    </>
  );
}

/** At the first start of the day two hours are free; at the second, the whole duration is. */
export function open(start: BookingStart = { date: DAY }) {
  serve({
    'GET /api/config': () => ({ body: { bookingFee: '0.00' } }),
    'GET /api/cleaners/5/days': () => ({ body: { nextFree: { date: DAY, time: SECOND }, days: [] } }),
    'GET /api/cleaners/5/slots': () => ({
      body: [
        {
          date: DAY,
          starts: [
            { time: FIRST, maxHours: 2 },
            { time: SECOND, maxHours: 8 },
          ],
        },
      ],
    }),
  });
  return renderOnSite(<Form start={start} />);
}

export async function fillIn() {
  enter(/Service type/, 'regular');
  enter(/Home size/, '2 Bedrooms');
  enter(/Duration/, '3');
  enter(/Special instructions/, 'Mind the cat');
  await screen.findByText('Too short');
  fireEvent.click(screen.getByLabelText(new RegExp(String(SECOND))));
}
