import { Injectable } from '@nestjs/common';
import { formatDateTime, serviceLabel, timingProblem } from '@tidyhearth/domain';
import { BookingStranded, StrandedBookingDecided } from '../../bookings/events/stranded-booking.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import {
  BOOKING_WAITING_MAIL,
  KEPT_MAIL,
  OTHERS_OFFERED_MAIL,
  STRANDED_MAIL,
} from '../../mail/mail-types.js';
import { NOTIFY, seeBooking } from '../notice.js';
import { FIND_BOOKING_TOLD_OF } from '../notifications.queries.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople } from '../people.js';
import { TeamMailsService } from '../team-mails.service.js';
import { CLOSED_ACCOUNT } from './closed-account-texts.js';

const WAIT = 'You need do nothing now.';
/** A mail may be read, or sent, once the visit has begun. */
const CANCEL = {
  customer: 'Until the visit begins, you may also cancel the booking yourself and book somebody else.',
  cleaner: 'Until the visit begins, you may also cancel the booking yourself; others can book the time then.',
};

/** Notifies people about a confirmed booking whose other party is suspended or has closed the account. */
@Injectable()
export class StrandedNotificationsListener {
  constructor(
    private readonly notifier: NotifierService,
    private readonly team: TeamMailsService,
  ) {}

  @OnEvent(BookingStranded, NOTIFY)
  async tellStranded({ bookingId, personId, because }: BookingStranded, tx: Tx): Promise<void> {
    const { customerId, cleanerUserId, serviceType, startsAt, endsAt } = await readBooking(tx, bookingId);
    const otherId = personId === customerId ? cleanerUserId : customerId;
    const mayCancel = timingProblem('cancel', { startsAt, endsAt }, Date.now()) === undefined;
    const [person, other] = await readPeople(tx.sql, [personId, otherId]);
    const what =
      because === 'suspended' ? `The account of ${person.firstName} is on hold.` : CLOSED_ACCOUNT.booking;
    const message = `${what} Our team is looking at your booking for ${serviceLabel(serviceType)} on ${formatDateTime(startsAt)} and will tell you soon what becomes of it.`;
    await this.notifier.tell(tx, [
      {
        to: other,
        type: 'booking',
        title: 'We are looking at your booking',
        message,
        about: { bookingId },
        mail: {
          type: STRANDED_MAIL,
          subject: 'We are looking at your booking',
          paragraphs: [
            message,
            mayCancel ? `${WAIT} ${CANCEL[otherId === customerId ? 'customer' : 'cleaner']}` : WAIT,
          ],
          action: seeBooking(bookingId),
        },
      },
    ]);
    // Suspending is the team's own act, and the console then shows the bookings that wait for a decision.
    if (because === 'suspended') return;
    await this.team.write(tx, {
      type: BOOKING_WAITING_MAIL,
      about: { bookingId },
      title: 'A booking needs a decision',
      text: `One of the two has closed the account. The other was told that we say soon what becomes of the clean on ${formatDateTime(startsAt)}.`,
      action: { label: 'Open the booking', path: `/admin/bookings/${bookingId}/show` },
      footnote: 'Sent to the team for each agreed booking of an account that is closed.',
    });
  }

  /** A cancellation is announced by its own event. */
  @OnEvent(StrandedBookingDecided, NOTIFY)
  async tellDecided({ bookingId, decision, adminId, note }: StrandedBookingDecided, tx: Tx): Promise<void> {
    if (adminId === null || decision === 'cancel') return;
    const { customerId, cleanerUserId, serviceType, startsAt, endsAt, ...where } = await readBooking(
      tx,
      bookingId,
    );
    const [customer, cleaner] = await readPeople(tx.sql, [customerId, cleanerUserId]);
    const work = `${serviceLabel(serviceType)} on ${formatDateTime(startsAt)}`;
    if (decision === 'keep') {
      const isOver = endsAt <= Date.now();
      const title = isOver ? 'Did your clean take place?' : 'Your booking takes place';
      const message = isOver
        ? `We have looked at your booking for ${work}. Please say whether it took place.`
        : `We have looked at your booking for ${work}: it takes place as agreed.`;
      const mail = {
        type: KEPT_MAIL,
        subject: title,
        paragraphs: [message, ...(note === null ? [] : [note])],
        action: seeBooking(bookingId),
      };
      await this.notifier.tell(
        tx,
        [customer, cleaner].map((to) => ({
          to,
          type: 'booking',
          title,
          message,
          about: { bookingId },
          mail,
        })),
      );
      return;
    }
    const message = `Other cleaners near you may be free on the day of ${work}. Pick one and send a request.`;
    await this.notifier.tell(tx, [
      {
        to: customer,
        type: 'booking',
        title: 'Other cleaners for your booking',
        message,
        about: { bookingId },
        mail: {
          type: OTHERS_OFFERED_MAIL,
          subject: 'Other cleaners for your booking',
          action: { label: 'See who is free', path: searchPath(where) },
        },
      },
    ]);
  }
}

async function readBooking(tx: Tx, bookingId: number) {
  const booking = await tx.sql.one(FIND_BOOKING_TOLD_OF, [bookingId]);
  if (!booking) throw new Error(`booking ${bookingId} of an event does not exist`);
  return booking;
}

/** The outcode is enough for the search and reveals less in a URL. */
function searchPath({ bookingDate, postcode }: { bookingDate: string; postcode: string }): string {
  const query = new URLSearchParams({ postcode: postcode.split(' ', 1)[0] ?? '', date: bookingDate });
  return `/find-cleaners?${query.toString()}`;
}
