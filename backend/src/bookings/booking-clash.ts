import {
  clashOf,
  requestClashOf,
  type Calendar,
  type Clash,
  type ErrorCode,
  type RequestClash,
  type TimeRange,
} from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';

const CODES: Record<RequestClash, ErrorCode> = {
  start: 'START_NOT_OFFERED',
  past: 'TIME_IN_PAST',
  booking: 'SLOT_TAKEN',
  block: 'SLOT_BLOCKED',
  hours: 'OUTSIDE_HOURS',
};

type Words = Partial<Record<Clash, string>>;

/** For a cleaner who accepts. The default messages ask a customer to choose another time. */
const CLASH_FOR_CLEANER = {
  booking:
    'You have already accepted another booking at that time. Decline this one, or cancel the other first.',
  block: 'You have blocked that time. Remove the block in your calendar first, or decline.',
} as const satisfies Words;

const NO_LONGER_FREE =
  'This cleaner is no longer free at the time of the job. You can choose another application, or give the job another time.';

/** For a customer who accepts a bid, whose time is that of the job. */
const CLASH_FOR_OWNER = { booking: NO_LONGER_FREE, block: NO_LONGER_FREE } as const satisfies Words;

/**
 * A cleaner may accept outside the working hours, and a bid is an offer for this very time, also where the hours were
 * changed since: see decision 24.
 */
export const clashOfAcceptance = (range: TimeRange, calendar: Calendar, now: number): Clash | undefined =>
  clashOf(range, { ...calendar, hours: [] }, now);

/** @throws AppError that says to the customer who accepts the bid why its time is not free */
export function refuseClashOfBid(range: TimeRange, calendar: Calendar, now: number): void {
  refuse(clashOfAcceptance(range, calendar, now), CLASH_FOR_OWNER);
}

/** @throws AppError that says to the cleaner who accepts a request why its time is not free */
export function refuseClashOfRequest(range: TimeRange, calendar: Calendar, now: number): void {
  refuse(clashOfAcceptance(range, calendar, now), CLASH_FOR_CLEANER);
}

function refuse(clash: Clash | undefined, words: Words): void {
  if (clash) throw new AppError(CODES[clash], { message: words[clash] });
}

/** For a time that a customer requests, which must also be one of the offered starts. */
export function refuseRequestClash(range: TimeRange, calendar: Calendar, now: number): void {
  const clash = requestClashOf(range, calendar, now);
  if (clash) throw new AppError(CODES[clash]);
}
