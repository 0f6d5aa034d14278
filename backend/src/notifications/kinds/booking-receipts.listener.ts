import { Injectable } from '@nestjs/common';
import { BookingConfirmed, BookingRequested } from '../../bookings/events/booking.events.js';
import type { Tx } from '../../database/transaction.js';
import { ORDER } from '../../events/order.js';
import { OnEvent } from '../../events/on-event.js';
import { CONFIRMED_MAIL, RECEIPT_MAIL } from '../../mail/mail-types.js';
import { seeBooking } from '../notice.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople } from '../people.js';
import { VisitDetailsService } from '../visit-details.service.js';
import { insteadOf, workOf } from './booking-words.js';

const AFTERWARDS = { phase: 'transaction', order: ORDER.receipts } as const;

/**
 * Mails people a record of what they did themselves; the bell notifies the other side. No mail is sent to an address
 * that nobody has confirmed, because without the details it would be empty.
 */
@Injectable()
export class BookingReceiptsListener {
  constructor(
    private readonly notifier: NotifierService,
    private readonly visits: VisitDetailsService,
  ) {}

  @OnEvent(BookingRequested, AFTERWARDS)
  async mailRequested({ booking, movedFrom }: BookingRequested, tx: Tx): Promise<void> {
    const [to, cleaner] = await readPeople(tx.sql, [booking.customerId, booking.cleanerUserId]);
    if (!to.isAddressProved) return;
    const details = await this.visits.of(tx, booking, 'customer');
    const name = cleaner.firstName;
    await this.notifier.mail(tx, {
      to,
      type: 'booking',
      title: movedFrom === null ? 'Your request is sent' : 'You asked for another time',
      message: `You asked ${name} for ${workOf(booking)}${insteadOf(movedFrom)}. ${name} now accepts or declines; you are told either way.`,
      about: { bookingId: booking.bookingId },
      mail: {
        type: RECEIPT_MAIL,
        subject: `Your request to ${name}`,
        action: seeBooking(booking.bookingId),
        details,
        waitsForId: cleaner.id,
      },
    });
  }

  @OnEvent(BookingConfirmed, AFTERWARDS)
  async mailConfirmed({ booking, confirmedBy }: BookingConfirmed, tx: Tx): Promise<void> {
    const isCustomer = confirmedBy === booking.customerId;
    const [customer, cleaner] = await readPeople(tx.sql, [booking.customerId, booking.cleanerUserId]);
    const [to, other] = isCustomer ? [customer, cleaner] : [cleaner, customer];
    if (!to.isAddressProved) return;
    const details = await this.visits.of(tx, booking, isCustomer ? 'customer' : 'cleaner');
    await this.notifier.mail(tx, {
      to,
      type: 'booking',
      title: 'Booking confirmed',
      message: `You confirmed ${workOf(booking)} with ${other.firstName}.`,
      about: { bookingId: booking.bookingId },
      mail: {
        type: CONFIRMED_MAIL,
        subject: `Confirmed: ${workOf(booking)}`,
        action: seeBooking(booking.bookingId),
        details,
      },
    });
  }
}
