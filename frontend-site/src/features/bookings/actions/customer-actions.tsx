import { conversationKey, isReviewable } from '@tidyhearth/domain';
import { CalendarClock, CircleCheckBig, CircleX, MessageCircle, RotateCcw, Star, X } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui';
import { bookAgainPath } from '../../../config/booking-routes';
import { conversationPath } from '../../../config/routes';
import type { Booking } from '../../../lib/contract';
import { useUser } from '../../../lib/session';
import { useBookingAction } from '../api/change-booking';
import { CancelDialog } from './cancel-dialog';
import { NotHappenedDialog } from './not-happened-dialog';
import { RescheduleDialog } from './reschedule-dialog';
import { ReviewDialog } from '../../reviews/components/review-dialog';
import { TEXTS } from '../bookings.texts';
import { ReportProblem } from './report-problem';
import { actionsOf } from '../terms';
import { useNow } from '../use-now';

export function CustomerActions({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState<'cancel' | 'reschedule' | 'dispute' | 'review'>();
  const act = useBookingAction();
  const close = () => setOpen(undefined);
  const { status } = booking;
  const actions = actionsOf(booking, 'customer', useNow());
  // Who applied as a cleaner keeps the bookings from before, and books no more.
  const mayBook = useUser()?.userType !== 'cleaner';
  const over = status === 'cancelled' || isReviewable(status);
  return (
    <>
      {booking.contact === 'open' && (
        <ButtonLink
          size="sm"
          variant="ghost"
          to={conversationPath(conversationKey(booking.customer.id, booking.cleaner.userId))}
        >
          <MessageCircle aria-hidden />
          {TEXTS.actions.message}
        </ButtonLink>
      )}
      <ReportProblem booking={booking} name={booking.cleaner.user.firstName} />
      {actions.includes('cancel') && (
        <Button size="sm" variant="outline" colorPalette="brick" onClick={() => setOpen('cancel')}>
          <X aria-hidden />
          {TEXTS.cancel.title}
        </Button>
      )}
      {actions.includes('reschedule') && (
        <Button size="sm" variant="outline" onClick={() => setOpen('reschedule')}>
          <CalendarClock aria-hidden />
          {TEXTS.customer.actions.reschedule}
        </Button>
      )}
      {actions.includes('dispute') && (
        <Button size="sm" variant="outline" colorPalette="brick" onClick={() => setOpen('dispute')}>
          <CircleX aria-hidden />
          {TEXTS.dispute.action}
        </Button>
      )}
      {actions.includes('happened') && (
        <Button
          size="sm"
          loading={act.isPending}
          onClick={() => void act.submit({ booking, action: 'happened' })}
        >
          <CircleCheckBig aria-hidden />
          {TEXTS.customer.actions.happened}
        </Button>
      )}
      {booking.mayReview && (
        <Button size="sm" variant="outline" onClick={() => setOpen('review')}>
          <Star aria-hidden />
          {TEXTS.actions.review}
        </Button>
      )}
      {over && mayBook && (
        <ButtonLink size="sm" to={bookAgainPath(booking.cleanerId, booking.id)}>
          <RotateCcw aria-hidden />
          {TEXTS.customer.actions.bookAgain}
        </ButtonLink>
      )}
      {open === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
      {open === 'reschedule' && <RescheduleDialog booking={booking} onClose={close} />}
      {open === 'dispute' && <NotHappenedDialog booking={booking} onClose={close} />}
      {open === 'review' && (
        <ReviewDialog booking={booking} reviewType="customer-to-cleaner" onClose={close} />
      )}
    </>
  );
}
