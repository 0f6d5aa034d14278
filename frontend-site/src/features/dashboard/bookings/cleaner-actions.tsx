import { type BookingAction, bookingActions, isReviewable } from '@tidyhearth/domain';
import { Check, CircleCheckBig, MessageCircle, Star, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink, ConfirmDialog } from '../../../components/ui';
import { conversationPath } from '../../../config/routes';
import type { Booking } from '../../../lib/contract';
import { type CallableAction, useBookingAction } from '../api/bookings';
import { conversationKey } from '../messages/conversation-key';
import { CancelDialog } from './cancel-dialog';
import { ReviewDialog } from './review-dialog';

const LOOK: Partial<Record<BookingAction, { label: string; icon: ReactNode; quiet?: boolean }>> = {
  confirm: { label: 'Accept', icon: <Check aria-hidden /> },
  decline: { label: 'Decline', icon: <X aria-hidden />, quiet: true },
  complete: { label: 'Mark Complete', icon: <CircleCheckBig aria-hidden /> },
  cancel: { label: 'Cancel Booking', icon: <X aria-hidden />, quiet: true },
};

type Open = 'cancel' | 'early' | 'review' | undefined;

/** What the cleaner may do with a booking. One tap accepts; finishing it asks for the review. */
export function CleanerActions({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState<Open>();
  const act = useBookingAction();
  const close = () => setOpen(undefined);
  const complete = () =>
    act.mutate({ booking, action: 'complete' }, { onSuccess: () => setOpen('review'), onError: close });
  const start = (action: CallableAction) => {
    if (action === 'cancel') setOpen('cancel');
    else if (action !== 'complete') act.mutate({ booking, action });
    else if (Date.parse(booking.startsAt) > Date.now()) setOpen('early');
    else complete();
  };
  const running = act.isPending ? act.variables.action : undefined;
  return (
    <>
      {booking.status !== 'cancelled' && (
        <ButtonLink
          size="sm"
          variant="ghost"
          to={conversationPath(conversationKey(booking.customer.id, booking.cleaner.userId))}
        >
          <MessageCircle aria-hidden />
          Message
        </ButtonLink>
      )}
      {bookingActions(booking.status, 'cleaner')
        .toReversed()
        .map((action) => {
          const look = LOOK[action];
          return (
            look && (
              <Button
                key={action}
                size="sm"
                variant={look.quiet ? 'outline' : 'solid'}
                colorPalette={look.quiet ? 'brick' : undefined}
                loading={running === action}
                disabled={running !== undefined}
                onClick={() => start(action as CallableAction)}
              >
                {look.icon}
                {look.label}
              </Button>
            )
          );
        })}
      {isReviewable(booking.status) && !booking.isReviewedByMe && (
        <Button size="sm" variant="outline" onClick={() => setOpen('review')}>
          <Star aria-hidden />
          Leave Review
        </Button>
      )}
      <ConfirmDialog
        open={open === 'early'}
        title="Mark as complete before it starts?"
        confirmLabel="Mark Complete"
        loading={act.isPending}
        onConfirm={complete}
        onCancel={close}
      >
        This booking has not started yet. Complete it only if the work is really done.
      </ConfirmDialog>
      {open === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
      {open === 'review' && (
        <ReviewDialog booking={booking} reviewType="cleaner-to-customer" onClose={close} />
      )}
    </>
  );
}
