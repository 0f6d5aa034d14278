import { conversationKey, isReviewable, mayBooking } from '@tidyhearth/domain';
import { CalendarClock, MessageCircle, RotateCcw, Star, X } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui';
import { cleanerDialogPath, conversationPath } from '../../../config/routes';
import type { Booking } from '../../../lib/contract';
import { CancelDialog } from './cancel-dialog';
import { RescheduleDialog } from './reschedule-dialog';
import { ReviewDialog } from '../../reviews/components/review-dialog';

export function CustomerActions({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState<'cancel' | 'reschedule' | 'review'>();
  const close = () => setOpen(undefined);
  const { status } = booking;
  const over = status === 'cancelled' || isReviewable(status);
  return (
    <>
      <ButtonLink
        size="sm"
        variant="ghost"
        to={conversationPath(conversationKey(booking.customer.id, booking.cleaner.userId))}
      >
        <MessageCircle aria-hidden />
        Message
      </ButtonLink>
      {mayBooking('cancel', status, 'customer') && (
        <Button size="sm" variant="outline" colorPalette="brick" onClick={() => setOpen('cancel')}>
          <X aria-hidden />
          Cancel Booking
        </Button>
      )}
      {mayBooking('reschedule', status, 'customer') && (
        <Button size="sm" variant="outline" onClick={() => setOpen('reschedule')}>
          <CalendarClock aria-hidden />
          Reschedule
        </Button>
      )}
      {isReviewable(status) && !booking.isReviewedByMe && (
        <Button size="sm" variant="outline" onClick={() => setOpen('review')}>
          <Star aria-hidden />
          Leave Review
        </Button>
      )}
      {over && (
        <ButtonLink size="sm" to={cleanerDialogPath(booking.cleanerId)}>
          <RotateCcw aria-hidden />
          Book again
        </ButtonLink>
      )}
      {open === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
      {open === 'reschedule' && <RescheduleDialog booking={booking} onClose={close} />}
      {open === 'review' && (
        <ReviewDialog booking={booking} reviewType="customer-to-cleaner" onClose={close} />
      )}
    </>
  );
}
