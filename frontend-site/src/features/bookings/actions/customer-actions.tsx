import { CalendarClock, CircleCheckBig, CircleX, RotateCcw, Star, X } from 'lucide-react';
import { Button, ButtonLink } from '../../../components/ui';
import { bookAgainPath } from '../../../config/booking-routes';
import type { Booking } from '../../../lib/contract';
import { useBookingAction } from '../api/change-booking';
import type { OpenBookingDialog } from './booking-dialogs';
import { TEXTS } from '../bookings.texts';
import { MessageLink } from './message-link';
import { ReportProblem } from './report-problem';
import { actionsOf } from '../terms';
import { useMayBookAgain } from '../use-may-book-again';
import { useNow } from '../../../lib/use-now';

interface CustomerActionsProps {
  booking: Booking;
  onOpen: OpenBookingDialog;
}

/** What the customer may do with a booking. */
export function CustomerActions({ booking, onOpen }: CustomerActionsProps) {
  const act = useBookingAction();
  const actions = actionsOf(booking, 'customer', useNow());
  const mayBookAgain = useMayBookAgain(booking);
  return (
    <>
      <MessageLink booking={booking} />
      <ReportProblem booking={booking} onReport={() => onOpen('report', booking)} />
      {actions.includes('cancel') && (
        <Button size="sm" variant="outline" colorPalette="brick" onClick={() => onOpen('cancel', booking)}>
          <X aria-hidden />
          {TEXTS.cancel.title}
        </Button>
      )}
      {/* No other time can be asked for while the cleaner takes no bookings. */}
      {actions.includes('reschedule') && booking.obstacle !== 'not-taking-bookings' && (
        <Button size="sm" variant="outline" onClick={() => onOpen('reschedule', booking)}>
          <CalendarClock aria-hidden />
          {TEXTS.customer.actions.reschedule}
        </Button>
      )}
      {actions.includes('dispute') && (
        <Button size="sm" variant="outline" colorPalette="brick" onClick={() => onOpen('dispute', booking)}>
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
        <Button size="sm" variant="outline" onClick={() => onOpen('review', booking)}>
          <Star aria-hidden />
          {TEXTS.actions.review}
        </Button>
      )}
      {mayBookAgain && (
        <ButtonLink size="sm" to={bookAgainPath(booking.cleanerId, booking.id)}>
          <RotateCcw aria-hidden />
          {TEXTS.customer.actions.bookAgain}
        </ButtonLink>
      )}
    </>
  );
}
