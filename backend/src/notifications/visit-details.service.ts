import { Injectable } from '@nestjs/common';
import { formatDateTime, formatPounds, PAYMENT_TERMS } from '@tidyhearth/domain';
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

/** When, where and how much, as each party of a booking may know it, for mails. Notes of the customer stand in none. */
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

  /** A cleaner who is only asked reads the town. */
  private detailsOf(booking: BookingResponse, side: Side): MailDetails {
    const isOnlyAsked = side === 'cleaner' && booking.status === 'pending';
    const facts = factsOf(booking, side, isOnlyAsked ? townOf(booking) : booking.address);
    if (isOnlyAsked) return { facts };
    const content = this.calendarFile.write([booking]);
    return { facts, file: { name: 'tidyhearth-booking.ics', type: 'text/calendar; charset=utf-8', content } };
  }
}

const townOf = ({ city, postcode }: BookingResponse) => `${city}, ${postcode.split(' ', 1)[0] ?? ''}`;

function factsOf(booking: BookingResponse, side: Side, where: string): MailFact[] {
  const { answerBy, cleaner, customer, homeSize, hourlyRate, startsAt, totalAmount } = booking;
  const other = side === 'customer' ? cleaner.user.firstName : customer.firstName;
  return [
    ...(answerBy === null ? [] : [{ label: 'Answer by', value: formatDateTime(answerBy) }]),
    { label: 'When', value: `${formatDateTime(startsAt)} (${hoursOf(booking)})` },
    { label: 'Where', value: where },
    { label: 'Home', value: homeSize },
    {
      label: 'How much',
      value: `${formatPounds(totalAmount)} (${formatPounds(hourlyRate)} × ${hoursOf(booking)})`,
    },
    { label: 'Payment', value: PAYMENT_TERMS[side](other) },
  ];
}
