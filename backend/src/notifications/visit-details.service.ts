import { Injectable } from '@nestjs/common';
import { formatDateTime, formatPounds, parsePence, PAYMENT_TERMS, priceOf } from '@tidyhearth/domain';
import { BookingViewsService } from '../bookings/booking-views.service.js';
import { BookingCalendarFileService } from '../bookings/calendar-file/booking-calendar-file.service.js';
import type { BookingResponse } from '../bookings/dto/booking.response.js';
import type { BookingFacts } from '../bookings/events/booking.events.js';
import type { Tx } from '../database/transaction.js';
import type { MailFact } from '../mail/mail-content.js';
import type { MailDetails } from './notice.js';

type Side = 'customer' | 'cleaner';
type Parties = Pick<BookingFacts, 'bookingId' | 'customerId' | 'cleanerUserId'>;

const hoursOf = ({ estimatedDuration }: BookingResponse) =>
  estimatedDuration === 1 ? '1 hour' : `${estimatedDuration} hours`;

/**
 * When, where and for how much, as each party of a booking may know it, for mails. The customer's notes are never
 * included.
 */
@Injectable()
export class VisitDetailsService {
  constructor(
    private readonly views: BookingViewsService,
    private readonly calendarFile: BookingCalendarFileService,
  ) {}

  async of(tx: Tx, { bookingId, customerId, cleanerUserId }: Parties, side: Side): Promise<MailDetails> {
    const userId = side === 'customer' ? customerId : cleanerUserId;
    return this.detailsOf(await this.views.getForParty(bookingId, userId, tx.sql), side);
  }

  /** A cleaner who has not accepted yet only learns the town. */
  private detailsOf(booking: BookingResponse, side: Side): MailDetails {
    const isOnlyAsked = side === 'cleaner' && booking.status === 'pending';
    const facts = factsOf(booking, side, isOnlyAsked ? townOf(booking) : booking.address);
    if (isOnlyAsked) return { facts };
    const content = this.calendarFile.write([booking]);
    return { facts, file: { name: 'tidyhearth-booking.ics', type: 'text/calendar; charset=utf-8', content } };
  }
}

const townOf = ({ city, postcode }: BookingResponse) => `${city}, ${postcode.split(' ', 1)[0] ?? ''}`;

/** How the total is composed. The part that the hours don't explain is the fee at the time of the request. */
function sumOf(booking: BookingResponse): string {
  const { hourlyRate, estimatedDuration, totalAmount } = booking;
  const { subtotalPence } = priceOf(parsePence(hourlyRate) ?? 0, estimatedDuration * 60);
  const feePence = (parsePence(totalAmount) ?? subtotalPence) - subtotalPence;
  const work = `${formatPounds(hourlyRate)} × ${hoursOf(booking)}`;
  return feePence === 0 ? work : `${work} + ${formatPounds(feePence)} booking fee`;
}

function factsOf(booking: BookingResponse, side: Side, where: string): MailFact[] {
  const { answerBy, cleaner, customer, homeSize, startsAt, totalAmount } = booking;
  const other = side === 'customer' ? cleaner.user.firstName : customer.firstName;
  return [
    ...(answerBy === null ? [] : [{ label: 'Answer by', value: formatDateTime(answerBy) }]),
    { label: 'When', value: `${formatDateTime(startsAt)} (${hoursOf(booking)})` },
    { label: 'Where', value: where },
    { label: 'Home', value: homeSize },
    {
      label: 'How much',
      value: `${formatPounds(totalAmount)} (${sumOf(booking)})`,
    },
    { label: 'Payment', value: PAYMENT_TERMS[side](other) },
  ];
}
