import { Injectable } from '@nestjs/common';
import { formatDateTime, formatPounds, serviceLabel } from '@tidyhearth/domain';
import {
  BookingCancelled,
  BookingCompleted,
  BookingConfirmed,
  BookingNudged,
  BookingPaid,
  BookingReminded,
  BookingRequested,
  type BookingFacts,
} from '../../bookings/events/booking.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { NOTIFY, SEE_BOOKING, TABS, type Notice } from '../notice.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople, type Person } from '../people.js';
import { cancellationTexts } from './cancellation-texts.js';

/** The two parties of a booking, and the booking as the texts name it: `Deep Cleaning on Mar 15, 2027, 9:00 AM`. */
interface Talk {
  customer: Person;
  cleaner: Person;
  work: string;
}

type BookingNotice = Omit<Notice, 'type' | 'about'> & Partial<Pick<Notice, 'type'>>;

/** What the parties of a booking are told about it. */
@Injectable()
export class BookingNotificationsListener {
  constructor(private readonly notifier: NotifierService) {}

  @OnEvent(BookingRequested, NOTIFY)
  async tellRequested({ booking, isReschedule }: BookingRequested, tx: Tx): Promise<void> {
    await this.tell(tx, booking, ({ customer, cleaner, work }) => {
      const title = isReschedule ? 'New time requested' : 'New booking request';
      const message = isReschedule
        ? `${customer.firstName} asks for another time: ${work}.`
        : `${customer.firstName} would like to book ${work}.`;
      return [
        {
          to: cleaner,
          title,
          message,
          mail: {
            type: isReschedule ? 'booking-rescheduled' : 'booking-requested',
            subject: `${title} from ${customer.firstName}`,
            paragraphs: [
              message,
              'Please accept or decline soon: a request that stays unanswered is released.',
            ],
            action: { label: 'Answer the request', path: TABS.bookings },
          },
        },
      ];
    });
  }

  /** Not for a booking that came from an accepted bid: the cleaner is told of the acceptance instead. */
  @OnEvent(BookingConfirmed, NOTIFY)
  async tellConfirmed({ booking, confirmedBy }: BookingConfirmed, tx: Tx): Promise<void> {
    await this.tell(tx, booking, ({ customer, cleaner, work }) => {
      const title = 'Booking confirmed';
      if (confirmedBy === customer.id) {
        return [
          { to: customer, title, message: `${cleaner.firstName} is booked for ${work}.`, isOwnAct: true },
        ];
      }
      return [
        {
          to: customer,
          title,
          message: `${cleaner.firstName} accepted your request for ${work}.`,
          mail: {
            type: 'booking-confirmed',
            subject: `${cleaner.firstName} accepted your booking`,
            action: SEE_BOOKING,
          },
        },
        {
          to: cleaner,
          title,
          message: `You accepted ${customer.firstName}'s request for ${work}.`,
          isOwnAct: true,
        },
      ];
    });
  }

  @OnEvent(BookingCancelled, NOTIFY)
  async tellCancelled({ booking, reason, cancelledBy }: BookingCancelled, tx: Tx): Promise<void> {
    await this.tell(tx, booking, ({ customer, cleaner, work }) => {
      const texts = cancellationTexts(reason, work);
      const notice = (to: Person, other: Person): BookingNotice => {
        if (to.id === cancelledBy) return { to, title: texts.title, message: texts.ownAct, isOwnAct: true };
        const message = to.id === customer.id ? texts.toCustomer(other) : texts.toCleaner(other);
        const mail = { type: `booking-${reason}`, subject: texts.title, action: SEE_BOOKING };
        return { to, title: texts.title, message, mail };
      };
      return [notice(customer, cleaner), notice(cleaner, customer)];
    });
  }

  @OnEvent(BookingCompleted, NOTIFY)
  async tellCompleted({ booking }: BookingCompleted, tx: Tx): Promise<void> {
    await this.tell(tx, booking, ({ customer, cleaner, work }) => [
      {
        to: customer,
        title: 'Booking completed',
        message: `${cleaner.firstName} completed ${work}. How was it? Leave a review.`,
      },
      {
        to: cleaner,
        title: 'Booking completed',
        message: `You completed ${work} for ${customer.firstName}. You can leave a review too.`,
        isOwnAct: true,
      },
    ]);
  }

  @OnEvent(BookingPaid, NOTIFY)
  async tellPaid({ booking, totalPence }: BookingPaid, tx: Tx): Promise<void> {
    await this.tell(tx, booking, ({ customer, cleaner, work }) => [
      {
        to: cleaner,
        type: 'payment',
        title: 'Payment recorded',
        message: `${formatPounds(totalPence)} for ${work} was paid by ${customer.firstName}.`,
      },
      {
        to: customer,
        title: 'Booking updated',
        message: `Your payment of ${formatPounds(totalPence)} for ${work} was recorded.`,
      },
    ]);
  }

  @OnEvent(BookingNudged, NOTIFY)
  async tellNudged({ booking }: BookingNudged, tx: Tx): Promise<void> {
    await this.tell(tx, booking, ({ customer, cleaner, work }) => [
      {
        to: cleaner,
        title: 'A request is waiting for your answer',
        message: `${customer.firstName} is still waiting to hear about ${work}.`,
        mail: {
          type: 'booking-nudged',
          subject: `${customer.firstName} is waiting for your answer`,
          action: { label: 'Answer the request', path: TABS.bookings },
        },
      },
      {
        to: customer,
        title: 'Still waiting for an answer',
        message: `${cleaner.firstName} has not answered your request for ${work} yet. We have sent a reminder.`,
      },
    ]);
  }

  @OnEvent(BookingReminded, NOTIFY)
  async tellReminded({ booking }: BookingReminded, tx: Tx): Promise<void> {
    await this.tell(tx, booking, ({ customer, cleaner, work }) => {
      const title = 'Your booking is coming up';
      const mail = { type: 'booking-reminder', subject: `Reminder: ${work}`, action: SEE_BOOKING };
      return [
        { to: customer, title, message: `${cleaner.firstName} is coming for ${work}.`, mail },
        { to: cleaner, title, message: `${customer.firstName} expects you for ${work}.`, mail },
      ];
    });
  }

  private async tell(
    tx: Tx,
    { bookingId, customerId, cleanerUserId, serviceType, startsAt }: BookingFacts,
    compose: (talk: Talk) => BookingNotice[],
  ): Promise<void> {
    const [customer, cleaner] = await readPeople(tx.sql, [customerId, cleanerUserId]);
    const work = `${serviceLabel(serviceType)} on ${formatDateTime(startsAt)}`;
    const notices = compose({ customer, cleaner, work });
    await this.notifier.tell(
      tx,
      notices.map((notice) => ({ type: 'booking', about: { bookingId }, ...notice })),
    );
  }
}
