import { conversationKey, isReviewable, mayBooking } from '@tidyhearth/domain';
import { CalendarClock, MessageCircle, RotateCcw, Star, X } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui';
import { cleanerDialogPath, conversationPath } from '../../../config/routes';
import type { Booking } from '../../../lib/contract';
import { CancelDialog } from './cancel-dialog';
import { RescheduleDialog } from './reschedule-dialog';
import { ReviewDialog } from '../../reviews/components/review-dialog';
import { TEXTS } from '../bookings.texts';

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
        {TEXTS.actions.message}
      </ButtonLink>
      {mayBooking('cancel', status, 'customer') && (
        <Button size="sm" variant="outline" colorPalette="brick" onClick={() => setOpen('cancel')}>
          <X aria-hidden />
          {TEXTS.cancel.title}
        </Button>
      )}
      {mayBooking('reschedule', status, 'customer') && (
        <Button size="sm" variant="outline" onClick={() => setOpen('reschedule')}>
          <CalendarClock aria-hidden />
          {TEXTS.customer.actions.reschedule}
        </Button>
      )}
      {isReviewable(status) && !booking.isReviewedByMe && (
        <Button size="sm" variant="outline" onClick={() => setOpen('review')}>
          <Star aria-hidden />
          {TEXTS.actions.review}
        </Button>
      )}
      {over && (
        <ButtonLink size="sm" to={cleanerDialogPath(booking.cleanerId)}>
          <RotateCcw aria-hidden />
          {TEXTS.customer.actions.bookAgain}
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
