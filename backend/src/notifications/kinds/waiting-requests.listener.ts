import { Injectable } from '@nestjs/common';
import type { Obstacle } from '@tidyhearth/domain';
import { BookingViewsService } from '../../bookings/booking-views.service.js';
import {
  BookingNudged,
  RequestStillWaiting,
  type BookingFacts,
} from '../../bookings/events/booking.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { NUDGE_MAIL } from '../../mail/mail-types.js';
import { NOTIFY, seeBooking, type Notice } from '../notice.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople, type Person } from '../people.js';
import { ACCEPTED_ONLY_WITHOUT, ASK_OTHERWISE, workOf } from './booking-words.js';

/** Reminds cleaners of requests that wait for their answer. */
@Injectable()
export class WaitingRequestsListener {
  constructor(
    private readonly notifier: NotifierService,
    private readonly views: BookingViewsService,
  ) {}

  @OnEvent(BookingNudged, NOTIFY)
  async tellNudged({ booking }: BookingNudged, tx: Tx): Promise<void> {
    const { bookingId, customerId, cleanerUserId } = booking;
    const [customer, cleaner] = await readPeople(tx.sql, [customerId, cleanerUserId]);
    const obstacle = await this.obstacleOf(tx, booking);
    const waits = `${cleaner.firstName} has not answered your request for ${workOf(booking)} yet. We have sent a reminder.`;
    const message = obstacle === null ? waits : `${waits} ${ASK_OTHERWISE[obstacle]}`;
    await this.notifier.tell(tx, [
      question(booking, customer, cleaner, obstacle),
      { to: customer, type: 'booking', title: 'Still waiting for an answer', message, about: { bookingId } },
    ]);
  }

  @OnEvent(RequestStillWaiting, NOTIFY)
  async tellStillWaiting({ booking }: RequestStillWaiting, tx: Tx): Promise<void> {
    const [customer, cleaner] = await readPeople(tx.sql, [booking.customerId, booking.cleanerUserId]);
    await this.notifier.tell(tx, [question(booking, customer, cleaner, await this.obstacleOf(tx, booking))]);
  }

  private async obstacleOf(tx: Tx, { bookingId, cleanerUserId }: BookingFacts): Promise<Obstacle | null> {
    return (await this.views.getForParty(bookingId, cleanerUserId, tx.sql)).obstacle;
  }
}

function question(booking: BookingFacts, customer: Person, to: Person, obstacle: Obstacle | null): Notice {
  const { bookingId } = booking;
  const waits = `${customer.firstName} is still waiting to hear about ${workOf(booking)}.`;
  return {
    to,
    type: 'booking',
    title: 'A request is waiting for your answer',
    message: obstacle === null ? waits : `${waits} ${ACCEPTED_ONLY_WITHOUT[obstacle]}`,
    about: { bookingId },
    mail: {
      type: NUDGE_MAIL,
      subject: `${customer.firstName} is waiting for your answer`,
      action: seeBooking(bookingId, 'Answer the request'),
      waitsForId: customer.id,
    },
  };
}
