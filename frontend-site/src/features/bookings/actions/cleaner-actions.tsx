import { conversationKey, type BookingAction, bookingActions, isReviewable } from '@tidyhearth/domain';
import { Check, CircleCheckBig, MessageCircle, Star, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink, ConfirmDialog } from '../../../components/ui';
import { conversationPath } from '../../../config/routes';
import type { Booking } from '../../../lib/contract';
import { type CallableAction, useBookingAction } from '../api/change-booking';
import { CancelDialog } from './cancel-dialog';
import { TEXTS } from '../bookings.texts';

const LOOK: Record<CallableAction, { label: string; icon: ReactNode; quiet?: boolean }> = {
  confirm: { label: TEXTS.cleaner.actions.confirm, icon: <Check aria-hidden /> },
  decline: { label: TEXTS.cleaner.actions.decline, icon: <X aria-hidden />, quiet: true },
  complete: { label: TEXTS.cleaner.actions.complete, icon: <CircleCheckBig aria-hidden /> },
  cancel: { label: TEXTS.cancel.title, icon: <X aria-hidden />, quiet: true },
};

const isAhead = ({ startsAt }: Booking) => Date.parse(startsAt) > Date.now();
const isCallable = (action: BookingAction): action is CallableAction => action in LOOK;

type Open = 'cancel' | 'early' | undefined;

interface CleanerActionsProps {
  booking: Booking;
  /** Opens the review of the customer; the list renders it, since a completed booking leaves this card's place. */
  onReview: (booking: Booking) => void;
}

/** What the cleaner may do with a booking. One tap accepts; finishing it asks for the review. */
export function CleanerActions({ booking, onReview }: CleanerActionsProps) {
  const [open, setOpen] = useState<Open>();
  const act = useBookingAction((done, action) => action === 'complete' && onReview(done));
  const close = () => setOpen(undefined);
  const complete = () => {
    close();
    void act.submit({ booking, action: 'complete' });
  };
  const start = (action: CallableAction) => {
    if (action === 'cancel') setOpen('cancel');
    else if (action !== 'complete') void act.submit({ booking, action });
    else if (isAhead(booking)) setOpen('early');
    else complete();
  };
  const running = act.input?.action;
  return (
    <>
      {booking.status !== 'cancelled' && (
        <ButtonLink
          size="sm"
          variant="ghost"
          to={conversationPath(conversationKey(booking.customer.id, booking.cleaner.userId))}
        >
          <MessageCircle aria-hidden />
          {TEXTS.actions.message}
        </ButtonLink>
      )}
      {bookingActions(booking.status, 'cleaner')
        .filter(isCallable)
        .toReversed()
        .map((action) => (
          <Button
            key={action}
            size="sm"
            variant={LOOK[action].quiet ? 'outline' : 'solid'}
            colorPalette={LOOK[action].quiet ? 'brick' : undefined}
            loading={running === action}
            disabled={running !== undefined}
            onClick={() => start(action)}
          >
            {LOOK[action].icon}
            {LOOK[action].label}
          </Button>
        ))}
      {isReviewable(booking.status) && !booking.isReviewedByMe && (
        <Button size="sm" variant="outline" onClick={() => onReview(booking)}>
          <Star aria-hidden />
          {TEXTS.actions.review}
        </Button>
      )}
      <ConfirmDialog
        open={open === 'early'}
        title={TEXTS.cleaner.completeEarly.title}
        confirmLabel={TEXTS.cleaner.actions.complete}
        onConfirm={complete}
        onCancel={close}
      >
        {TEXTS.cleaner.completeEarly.text}
      </ConfirmDialog>
      {open === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
    </>
  );
}
