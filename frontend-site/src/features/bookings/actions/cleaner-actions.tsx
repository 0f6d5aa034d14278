import type { BookingAction } from '@tidyhearth/domain';
import { Check, CircleCheckBig, CircleX, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui';
import type { Booking } from '../../../lib/contract';
import { type CallableAction, useBookingAction } from '../api/change-booking';
import type { OpenBookingDialog } from './booking-dialogs';
import { TEXTS } from '../bookings.texts';
import { MessageLink } from './message-link';
import { ReportProblem } from './report-problem';
import { actionsOf } from '../terms';
import { useMayAccept } from '../use-may-accept';
import { useNow } from '../../../lib/use-now';

type CleanerAction = Exclude<CallableAction, 'happened'> | 'dispute';

const LOOK: Record<CleanerAction, { label: string; icon: ReactNode; quiet?: boolean }> = {
  confirm: { label: TEXTS.cleaner.actions.confirm, icon: <Check aria-hidden /> },
  decline: { label: TEXTS.cleaner.actions.decline, icon: <X aria-hidden />, quiet: true },
  complete: { label: TEXTS.cleaner.actions.complete, icon: <CircleCheckBig aria-hidden /> },
  dispute: { label: TEXTS.dispute.action, icon: <CircleX aria-hidden />, quiet: true },
  cancel: { label: TEXTS.cancel.title, icon: <X aria-hidden />, quiet: true },
};

const isShown = (action: BookingAction): action is CleanerAction => action in LOOK;

interface CleanerActionsProps {
  booking: Booking;
  onOpen: OpenBookingDialog;
}

/** What the cleaner may do with a booking. One press accepts it; completing it asks for the review. */
export function CleanerActions({ booking, onOpen }: CleanerActionsProps) {
  const now = useNow();
  const mayAccept = useMayAccept();
  const act = useBookingAction({
    // The customer may have left meanwhile, and then there is nobody to review.
    onDone: (after, action) => action === 'complete' && after.mayReview && onOpen('review', after),
  });
  const start = (action: CleanerAction) => {
    if (action === 'cancel' || action === 'dispute') onOpen(action, booking);
    else void act.submit({ booking, action });
  };
  const running = act.input?.action;
  return (
    <>
      {booking.status !== 'cancelled' && <MessageLink booking={booking} />}
      <ReportProblem booking={booking} onReport={() => onOpen('report', booking)} />
      {actionsOf(booking, 'cleaner', now)
        .filter(isShown)
        .filter((action) => action !== 'confirm' || mayAccept)
        .toReversed()
        .map((action) => (
          <Button
            key={action}
            size="sm"
            variant={LOOK[action].quiet ? 'outline' : 'solid'}
            colorPalette={LOOK[action].quiet ? 'brick' : undefined}
            loading={running === action}
            disabled={running !== undefined || (action === 'confirm' && booking.obstacle !== null)}
            onClick={() => start(action)}
          >
            {LOOK[action].icon}
            {LOOK[action].label}
          </Button>
        ))}
      {booking.mayReview && (
        <Button size="sm" variant="outline" onClick={() => onOpen('review', booking)}>
          <Star aria-hidden />
          {TEXTS.actions.review}
        </Button>
      )}
    </>
  );
}
