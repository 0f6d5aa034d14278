import { Injectable } from '@nestjs/common';
import { formatPounds } from '@tidyhearth/domain';
import { BookingDisputed } from '../../bookings/events/booking-disputed.event.js';
import {
  BookingCancelled,
  BookingCompleted,
  BookingConfirmed,
  BookingPaid,
  BookingReminded,
  BookingRequested,
  CompletionNudged,
  type BookingFacts,
} from '../../bookings/events/booking.events.js';
import type { Tx } from '../../database/transaction.js';
import {
  COMPLETION_NUDGE_MAIL,
  CONFIRMED_MAIL,
  DISPUTED_MAIL,
  HAPPENED_MAIL,
  REMINDER_MAIL,
  REQUESTED_MAIL,
  RESCHEDULED_MAIL,
} from '../../mail/mail-types.js';
import { OnEvent } from '../../events/on-event.js';
import { NOTIFY, seeBooking, type Notice } from '../notice.js';
import { FIND_AGREED_TIME } from '../notifications.queries.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople, type Person } from '../people.js';
import { VisitDetailsService } from '../visit-details.service.js';
import { cancellationTexts } from './cancellation-texts.js';
import { CLOSED_ACCOUNT, naming } from './closed-account-texts.js';
import { insteadOf, insteadOfAgreed, workOf } from './booking-words.js';
import { ifReviewable } from './review-words.js';

/** The two parties of a booking, and the booking as texts describe it: `Deep Cleaning on Mar 15, 2027, 9:00 AM`. */
interface Talk {
  customer: Person;
  cleaner: Person;
  work: string;
}

type BookingNotice = Omit<Notice, 'type' | 'about'> & Partial<Pick<Notice, 'type'>>;

const HOW_WAS_IT = 'How was it? Leave a review.';

/** Notifies the parties of a booking about it. */
@Injectable()
export class BookingNotificationsListener {
  constructor(
    private readonly notifier: NotifierService,
    private readonly visits: VisitDetailsService,
  ) {}

  @OnEvent(BookingRequested, NOTIFY)
  async tellRequested({ booking, movedFrom, isLate }: BookingRequested, tx: Tx): Promise<void> {
    const isReschedule = movedFrom !== null;
    const agreed = isReschedule ? await tx.sql.one(FIND_AGREED_TIME, [booking.bookingId]) : undefined;
    const details = await this.visits.of(tx, booking, 'cleaner');
    await this.tell(tx, booking, ({ customer, cleaner, work }) => {
      const title = isReschedule ? 'New time requested' : 'New booking request';
      const message = isReschedule
        ? `${customer.firstName} asks for another time: ${work}${insteadOf(movedFrom)}.${insteadOfAgreed(movedFrom, agreed?.startsAt ?? null)}${isLate ? ' It is a late change; the reason stands on the booking.' : ''}`
        : `${customer.firstName} would like to book ${work}.`;
      return [
        {
          to: cleaner,
          title,
          message,
          mail: {
            type: isReschedule ? RESCHEDULED_MAIL : REQUESTED_MAIL,
            subject: `${title} from ${customer.firstName}`,
            paragraphs: [
              message,
              'Please accept or decline soon: a request that stays unanswered is released.',
            ],
            action: seeBooking(booking.bookingId, 'Answer the request'),
            details,
            waitsForId: customer.id,
          },
        },
      ];
    });
  }

  /** Not recorded for a booking that came from an accepted bid: the cleaner is notified of the acceptance instead. */
  @OnEvent(BookingConfirmed, NOTIFY)
  async tellConfirmed({ booking, confirmedBy }: BookingConfirmed, tx: Tx): Promise<void> {
    const details = await this.visits.of(tx, booking, 'customer');
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
            type: CONFIRMED_MAIL,
            subject: `${cleaner.firstName} accepted your booking`,
            action: seeBooking(booking.bookingId),
            details,
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
  async tellCancelled(
    { booking, reason, cancelledBy, note, isLate, statusBefore }: BookingCancelled,
    tx: Tx,
  ): Promise<void> {
    // The case notifies both sides, with the note of the admin who decided it.
    if (reason === 'did-not-happen') return;
    await this.tell(tx, booking, ({ customer, cleaner, work }) => {
      const texts = cancellationTexts({ reason, note, isLate, statusBefore }, work);
      const notice = (to: Person, other: Person): BookingNotice => {
        if (to.id === cancelledBy) return { to, title: texts.title, message: texts.ownAct, isOwnAct: true };
        if (reason === 'suspended' && to.isSuspended)
          return { to, title: texts.title, message: texts.toSuspended };
        const message = to.id === customer.id ? texts.toCustomer(other) : texts.toCleaner(other);
        const mail = {
          type: `booking-${reason}`,
          subject: texts.title,
          action: seeBooking(booking.bookingId),
        };
        return { to, title: texts.title, message, mail };
      };
      return [notice(customer, cleaner), notice(cleaner, customer)];
    });
  }

  @OnEvent(BookingCompleted, NOTIFY)
  async tellCompleted({ booking, completedBy }: BookingCompleted, tx: Tx): Promise<void> {
    await this.tell(tx, booking, ({ customer, cleaner, work }) => {
      if (completedBy === customer.id) {
        return [
          {
            to: customer,
            title: 'Booking completed',
            message: `You said that ${work}${naming('with', cleaner)} happened.${ifReviewable(cleaner, HOW_WAS_IT)}`,
            isOwnAct: true,
          },
          {
            to: cleaner,
            title: 'Booking completed',
            message: `${customer.firstName} said that ${work} happened, so it is completed.${ifReviewable(customer, 'You can leave a review.')}`,
          },
        ];
      }
      // An admin decided a dispute: the case notifies both sides, with that admin's note.
      if (completedBy !== cleaner.id) return [];
      return [
        {
          to: customer,
          title: 'Booking completed',
          message: `${cleaner.firstName} completed ${work}.${ifReviewable(cleaner, HOW_WAS_IT)}`,
        },
        {
          to: cleaner,
          title: 'Booking completed',
          message: `You completed ${work}${naming('for', customer)}.${ifReviewable(customer, 'You can leave a review too.')}`,
          isOwnAct: true,
        },
      ];
    });
  }

  /** Notifies only the other party, without the words of the dispute. The one who raised it is notified by the case. */
  @OnEvent(BookingDisputed, NOTIFY)
  async tellDisputed({ booking, raisedById }: BookingDisputed, tx: Tx): Promise<void> {
    await this.tell(tx, booking, ({ customer, cleaner, work }) => {
      const [to, other] = raisedById === customer.id ? [cleaner, customer] : [customer, cleaner];
      const title = 'A clean is reported as not done';
      const message = `${other.firstName} reported that ${work} did not happen. Our team looks into it and will be in touch.`;
      return [
        {
          to,
          title,
          message,
          mail: { type: DISPUTED_MAIL, subject: title, action: seeBooking(booking.bookingId) },
        },
      ];
    });
  }

  @OnEvent(CompletionNudged, NOTIFY)
  async tellCompletionNudged({ booking, isLast }: CompletionNudged, tx: Tx): Promise<void> {
    await this.tell(tx, booking, ({ customer, cleaner, work }) => {
      const toCleaner = `${work}${naming('for', customer)} is over. Please mark it as complete, or say that it did not happen.`;
      const notices: BookingNotice[] = [
        {
          to: cleaner,
          title: 'Is this clean done?',
          message: toCleaner,
          mail: {
            type: COMPLETION_NUDGE_MAIL,
            subject: `Please mark ${work} as complete`,
            paragraphs: [toCleaner],
            action: seeBooking(booking.bookingId),
          },
        },
      ];
      if (!isLast) return notices;
      const title = 'Did your clean happen?';
      const notMarked = cleaner.isDeactivated
        ? CLOSED_ACCOUNT.notMarked(work)
        : `${cleaner.firstName} has not marked ${work} as complete.`;
      const message = `${notMarked} Please say whether it happened.`;
      const mail = { type: HAPPENED_MAIL, subject: title, action: seeBooking(booking.bookingId) };
      return [...notices, { to: customer, title, message, mail }];
    });
  }

  /** Notifies only the cleaner, because the customer pays the cleaner directly. */
  @OnEvent(BookingPaid, NOTIFY)
  async tellPaid({ booking, totalPence, feePence }: BookingPaid, tx: Tx): Promise<void> {
    const fee =
      feePence === 0
        ? ''
        : ` ${formatPounds(feePence)} of it is the booking fee, which is not part of your earnings.`;
    await this.tell(tx, booking, ({ customer, cleaner, work }) => [
      {
        to: cleaner,
        type: 'payment',
        title: 'Payment recorded',
        message: `${formatPounds(totalPence)} for ${work} was paid${naming('by', customer)}.${fee}`,
      },
    ]);
  }

  @OnEvent(BookingReminded, NOTIFY)
  async tellReminded({ booking }: BookingReminded, tx: Tx): Promise<void> {
    const forCustomer = await this.visits.of(tx, booking, 'customer');
    const forCleaner = await this.visits.of(tx, booking, 'cleaner');
    await this.tell(tx, booking, ({ customer, cleaner, work }) => {
      const title = 'Your booking is coming up';
      const mail = {
        type: REMINDER_MAIL,
        subject: `Reminder: ${work}`,
        action: seeBooking(booking.bookingId),
      };
      return [
        {
          to: customer,
          title,
          message: `${cleaner.firstName} is coming for ${work}.`,
          mail: { ...mail, details: forCustomer, waitsForId: cleaner.id },
        },
        {
          to: cleaner,
          title,
          message: `${customer.firstName} expects you for ${work}.`,
          mail: { ...mail, details: forCleaner, waitsForId: customer.id },
        },
      ];
    });
  }

  private async tell(tx: Tx, booking: BookingFacts, compose: (talk: Talk) => BookingNotice[]): Promise<void> {
    const { bookingId, customerId, cleanerUserId } = booking;
    const [customer, cleaner] = await readPeople(tx.sql, [customerId, cleanerUserId]);
    const notices = compose({ customer, cleaner, work: workOf(booking) });
    await this.notifier.tell(
      tx,
      notices.map((notice) => ({ type: 'booking', about: { bookingId }, ...notice })),
    );
  }
}
