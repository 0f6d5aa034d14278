import type { Booking } from '../../../lib/contract';
import type { Side } from '../terms';
import { useBookingDialogs } from './booking-dialogs';
import { CleanerActions } from './cleaner-actions';
import { CustomerActions } from './customer-actions';

/** The actions of one of its parties on a booking that is shown alone. */
export function BookingActions({ booking, side }: { booking: Booking; side: Side }) {
  const { open, dialog } = useBookingDialogs(side);
  const Actions = side === 'customer' ? CustomerActions : CleanerActions;
  return (
    <>
      <Actions booking={booking} onOpen={open} />
      {dialog}
    </>
  );
}
