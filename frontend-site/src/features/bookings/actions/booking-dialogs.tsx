import { Suspense, useCallback, useState } from 'react';
import { DialogBoundary } from '../../../components/ui/part-boundary';
import { lazyPart } from '../../../lib/lazy-part';
import type { Booking } from '../../../lib/contract';
import { ReviewDialog } from '../../reviews/components/review-dialog';
import { useBooking } from '../api/own-bookings';
import type { Side } from '../terms';
import { CancelDialog } from './cancel-dialog';
import { NotHappenedDialog } from './not-happened-dialog';
import { RescheduleDialog } from './reschedule-dialog';

const ReportDialog = lazyPart(
  async () => (await import('../../safety/components/report-dialog')).ReportDialog,
);

type Kind = 'cancel' | 'reschedule' | 'dispute' | 'review' | 'report';

export type OpenBookingDialog = (kind: Kind, booking: Booking) => void;

/**
 * The dialogs that a booking's actions open. A list of bookings renders `dialog` beside itself: if a booking leaves the
 * list because the other side changed it, nothing that was typed is lost.
 */
export function useBookingDialogs(side: Side) {
  const [asked, setAsked] = useState<{ kind: Kind; booking: Booking }>();
  // A dialog that opens by itself, such as the review after a clean, never replaces one that may contain input.
  const open = useCallback<OpenBookingDialog>(
    (kind, booking) => setAsked((before) => before ?? { kind, booking }),
    [],
  );
  const close = () => setAsked(undefined);
  const dialog = asked && (
    <DialogBoundary part="booking" resetKey={asked} onClose={close}>
      <BookingDialog {...asked} side={side} onClose={close} />
    </DialogBoundary>
  );
  return { open, dialog };
}

interface BookingDialogProps {
  kind: Kind;
  /** The booking as it was when the dialog was opened. */
  booking: Booking;
  side: Side;
  onClose: () => void;
}

function BookingDialog({ kind, booking: opened, side, onClose }: BookingDialogProps) {
  const { data: read } = useBooking(opened.id);
  const booking = read && read.updatedAt >= opened.updatedAt ? read : opened;
  switch (kind) {
    case 'cancel':
      return <CancelDialog booking={booking} onClose={onClose} />;
    case 'reschedule':
      return <RescheduleDialog booking={booking} onClose={onClose} />;
    case 'dispute':
      return <NotHappenedDialog booking={booking} onClose={onClose} />;
    case 'review': {
      const reviewType = side === 'customer' ? 'customer-to-cleaner' : 'cleaner-to-customer';
      return <ReviewDialog booking={booking} reviewType={reviewType} onClose={onClose} />;
    }
    case 'report': {
      const name = side === 'customer' ? booking.cleaner.user.firstName : booking.customer.firstName;
      return (
        <Suspense>
          <ReportDialog thing={{ kind: 'visit', aboutId: booking.id, name }} onClose={onClose} />
        </Suspense>
      );
    }
  }
}
