import { HAPPENED_AFTER_HOURS, HOUR_MS, isReviewable, toWallTime } from '@tidyhearth/domain';
import type { Booking, BookingStep } from '../../../lib/contract';
import { formatVisit, formatVisitDay } from '../../../lib/visit-time';
import { endingTitle, type Side } from '../terms';
import { whenOf } from '../when';
import { TEXTS } from './booking-page.texts';

type Phase = keyof (typeof TEXTS)[Side]['lead'];

function phaseOf(booking: Booking, now: number): Phase {
  const { status, disputedById, isReviewedByMe, mayReview } = booking;
  if (status === 'pending' || status === 'cancelled') return status;
  if (isReviewable(status)) {
    if (isReviewedByMe) return 'reviewed';
    return mayReview ? 'completed' : 'left';
  }
  if (disputedById !== null) return 'disputed';
  const end = Date.parse(booking.endsAt);
  const isAhead = now < Date.parse(booking.startsAt);
  if (booking.isUndecided && now < end) return isAhead ? 'undecided' : 'undecidedUnderWay';
  if (isAhead) return 'ahead';
  if (now < end) return 'underWay';
  return now < end + HAPPENED_AFTER_HOURS * HOUR_MS ? 'over' : 'longOver';
}

const isAgreement = ({ step }: BookingStep) => step === 'confirmed' || step === 'booked';
const isRequest = ({ step }: BookingStep) => step === 'requested' || step === 'rescheduled';

/** A request holds no time. If the customer cancelled early, only the history shows whether it was a request. */
function wasHeld(
  { isLateCancellation, cancelReason, cancelledById, cleaner }: Booking,
  history: BookingStep[] | undefined,
): boolean {
  if (isLateCancellation || (cancelReason === 'cancelled' && cancelledById === cleaner.userId)) return true;
  const latest = history?.find((step) => isAgreement(step) || isRequest(step));
  return latest !== undefined && isAgreement(latest);
}

function heldUp({ obstacle }: Booking, side: Side, mayAccept: boolean) {
  if (side === 'cleaner' && !mayAccept) return TEXTS.cleaner.pendingUnapproved;
  return obstacle ? TEXTS[side].pendingWithObstacle[obstacle] : undefined;
}

interface LeadFacts {
  /** What the viewer may do: a cleaner accept it, a customer book again. */
  mayAccept: boolean;
  mayBookAgain: boolean;
  /** The latest step first; undefined until it has loaded. */
  history?: BookingStep[];
}

/** The state of a booking and what comes next, for the first lines of its page. */
export function leadOf(
  booking: Booking,
  side: Side,
  now: number,
  { mayAccept, mayBookAgain, history }: LeadFacts,
): { title: string; text: string } {
  const { customer, cleaner, answerBy, startsAt, endsAt } = booking;
  const { nearby, hours } = whenOf(booking, now);
  const phase = phaseOf(booking, now);
  const held = phase === 'pending' ? heldUp(booking, side, mayAccept) : undefined;
  const lead = held ?? TEXTS[side].lead[phase];
  return lead({
    other: side === 'customer' ? cleaner.user.firstName : customer.firstName,
    answerBy: formatVisit(answerBy ?? startsAt),
    when: TEXTS.when(nearby?.toLowerCase() ?? TEXTS.onDay(formatVisitDay(startsAt)), hours),
    end: toWallTime(Date.parse(endsAt)).time,
    ending: endingTitle(booking, side),
    mayBookAgain,
    isTimeFreed: wasHeld(booking, history) && now < Date.parse(startsAt),
  });
}
