import { Injectable } from '@nestjs/common';
import { formatDateTime, formatPounds, serviceLabel } from '@tidyhearth/domain';
import { isAhead } from '../../bids/dated-bid.js';
import {
  BidAccepted,
  BidLeftBehind,
  BidLeftFurtherBehind,
  BidRejected,
  BidRenewed,
  BidStillBehind,
  BidSubmitted,
  BidWithdrawn,
  type ApplicationFacts,
} from '../../bids/events/bid.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { BID_ACCEPTED_MAIL, LEFT_BEHIND_MAIL } from '../../mail/mail-types.js';
import { OutboxService } from '../../mail/outbox.service.js';
import { NOTIFY, seeBooking, TABS, type About, type Notice } from '../notice.js';
import { FIND_BOOKING_OF_JOB, FIND_JOB_OF_BID } from '../notifications.queries.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople, type Person } from '../people.js';
import { VisitDetailsService } from '../visit-details.service.js';
import { ACCEPTED_ONLY_WITHOUT } from './booking-words.js';
import { CLOSED_ACCOUNT } from './closed-account-texts.js';
import { describeChange, describeTerms } from './posting-change-text.js';

/** Both sides of a bid, and the job as texts describe it: `Deep Cleaning in Oxford`. */
interface Talk {
  customer: Person;
  cleaner: Person;
  job: string;
  when: string;
  startsAt: number;
  proposedRatePence: number;
  isCleanerApproved: boolean;
  isCleanerAvailable: boolean;
}

type Composed = Omit<Notice, 'type' | 'about'>;

/** Notifies customer and cleaner about a bid. */
@Injectable()
export class BidNotificationsListener {
  constructor(
    private readonly notifier: NotifierService,
    private readonly visits: VisitDetailsService,
    private readonly outbox: OutboxService,
  ) {}

  @OnEvent(BidSubmitted, NOTIFY)
  async tellSubmitted({ application }: BidSubmitted, tx: Tx): Promise<void> {
    await this.tell(tx, application, ({ customer, cleaner, job, proposedRatePence }) => ({
      to: customer,
      title: 'New Application Received!',
      message: `${cleaner.firstName} applied for your job ${job} at ${formatPounds(proposedRatePence)} an hour.`,
    }));
  }

  /** Announces the confirmed booking too, because accepting a bid creates it. */
  @OnEvent(BidAccepted, NOTIFY)
  async tellAccepted({ application }: BidAccepted, tx: Tx): Promise<void> {
    const booking = await tx.sql.one(FIND_BOOKING_OF_JOB, [application.postingId]);
    if (!booking) throw new Error(`the booking of job ${application.postingId} does not exist`);
    const { bookingId } = booking;
    const details = await this.visits.of(tx, { ...application, bookingId }, 'cleaner');
    await this.tell(
      tx,
      application,
      ({ customer, cleaner, job, when }) => ({
        to: cleaner,
        title: 'Application accepted',
        message: `${customer.firstName} accepted your application for ${job}. The booking on ${when} is confirmed.`,
        mail: {
          type: BID_ACCEPTED_MAIL,
          subject: `${customer.firstName} accepted your application`,
          action: seeBooking(bookingId),
          details,
        },
      }),
      { bookingId },
    );
  }

  /** Of a job whose time has passed nobody waits for news: nobody could be chosen for it any more. */
  @OnEvent(BidRejected, NOTIFY)
  async tellRejected({ application, reason }: BidRejected, tx: Tx): Promise<void> {
    await this.tell(tx, application, ({ customer, cleaner, job, startsAt }) => {
      if (!isAhead({ startsAt })) return undefined;
      const messages = {
        owner: `${customer.firstName} decided against your application for ${job}.`,
        'another-accepted': `${customer.firstName} chose another cleaner for ${job}.`,
        'posting-cancelled': customer.isDeactivated
          ? CLOSED_ACCOUNT.job(job)
          : `${customer.firstName} cancelled the job ${job} you had applied for.`,
        'owner-suspended': `The job ${job} you had applied for was closed because the account of ${customer.firstName} is on hold.`,
      };
      const isOwnerGone = reason === 'owner-suspended' || customer.isDeactivated;
      return {
        to: cleaner,
        title: isOwnerGone ? 'Job closed' : 'Application not accepted',
        message: messages[reason],
        mail: {
          type: 'application-rejected',
          subject: `Your application for ${job}`,
          action: { label: 'See open jobs', path: TABS.postings },
        },
      };
    });
  }

  @OnEvent(BidRenewed, NOTIFY)
  async tellRenewed({ application }: BidRenewed, tx: Tx): Promise<void> {
    await this.tell(tx, application, ({ customer, cleaner, job, proposedRatePence }) => ({
      to: customer,
      title: 'Application renewed',
      message: `${cleaner.firstName} would still like your job ${job} after the change, at ${formatPounds(proposedRatePence)} an hour.`,
    }));
  }

  /** Nor of an application for such a job. */
  @OnEvent(BidWithdrawn, NOTIFY)
  async tellWithdrawn({ application, reason }: BidWithdrawn, tx: Tx): Promise<void> {
    await this.tell(tx, application, ({ customer, cleaner, job, startsAt }) => {
      if (!isAhead({ startsAt })) return undefined;
      const title = 'Application withdrawn';
      if (reason === 'cleaner')
        return {
          to: customer,
          title,
          message: `${cleaner.firstName} withdrew the application for your job ${job}.`,
        };
      return {
        to: customer,
        title,
        message: cleaner.isDeactivated
          ? CLOSED_ACCOUNT.application(job)
          : `${cleaner.firstName} is not available any more, so the application for your job ${job} was withdrawn.`,
        mail: {
          type: 'application-withdrawn',
          subject: `An application for your job ${job} was withdrawn`,
          action: { label: 'See your job', path: TABS.postings },
        },
      };
    });
  }

  /** Cleaners without an approval can't confirm anything. They are asked once they are approved again. */
  @OnEvent(BidLeftBehind, NOTIFY)
  async tellLeftBehind({ application, before, after }: BidLeftBehind, tx: Tx): Promise<void> {
    const job = nameOf(before);
    await this.endUnsentQuestion(tx, application);
    await this.tell(tx, application, (talk) =>
      talk.isCleanerApproved
        ? askToConfirm(
            talk,
            job,
            `${talk.customer.firstName} changed the job ${job} you applied for: ${describeChange(before, after)}.`,
          )
        : undefined,
    );
  }

  /** Tells whoever has not read of the earlier change what holds now. Nobody is asked once more. */
  @OnEvent(BidLeftFurtherBehind, NOTIFY)
  async tellLeftFurtherBehind({ application, after }: BidLeftFurtherBehind, tx: Tx): Promise<void> {
    const notice = await this.compose(tx, application, (talk) =>
      askToConfirm(
        talk,
        nameOf(after),
        `${talk.customer.firstName} changed a job you applied for. It is now ${describeTerms(after)}.`,
      ),
    );
    if (!notice) return;
    await this.notifier.reword(tx, notice);
    if (await this.endUnsentQuestion(tx, application)) await this.notifier.mail(tx, notice);
  }

  @OnEvent(BidStillBehind, NOTIFY)
  async tellStillBehind({ application }: BidStillBehind, tx: Tx): Promise<void> {
    await this.endUnsentQuestion(tx, application);
    await this.tell(tx, application, (talk) =>
      askToConfirm(
        talk,
        talk.job,
        `${talk.customer.firstName} has changed the job ${talk.job} since you applied for it.`,
      ),
    );
  }

  /** It would name terms that hold no longer. */
  private endUnsentQuestion(tx: Tx, { applicationId, cleanerUserId }: ApplicationFacts): Promise<boolean> {
    return this.outbox.endUnsentAboutBid(tx, cleanerUserId, LEFT_BEHIND_MAIL, applicationId);
  }

  private async tell(
    tx: Tx,
    application: ApplicationFacts,
    compose: (talk: Talk) => Composed | undefined,
    about: About = {},
  ): Promise<void> {
    const notice = await this.compose(tx, application, compose, about);
    if (notice) await this.notifier.tell(tx, [notice]);
  }

  private async compose(
    tx: Tx,
    { applicationId, postingId, customerId, cleanerUserId }: ApplicationFacts,
    compose: (talk: Talk) => Composed | undefined,
    about: About = {},
  ): Promise<Notice | undefined> {
    const [customer, cleaner] = await readPeople(tx.sql, [customerId, cleanerUserId]);
    const row = await tx.sql.one(FIND_JOB_OF_BID, [applicationId]);
    if (!row) throw new Error(`application ${applicationId} of an event does not exist`);
    const notice = compose({
      customer,
      cleaner,
      job: nameOf(row),
      when: formatDateTime(row.startsAt),
      ...row,
    });
    return notice && { type: 'application', about: { applicationId, postingId, ...about }, ...notice };
  }
}

const nameOf = ({ serviceType, city }: { serviceType: string; city: string }) =>
  `${serviceLabel(serviceType)} in ${city}`;

function askToConfirm({ customer, cleaner, isCleanerAvailable }: Talk, job: string, news: string): Composed {
  const next =
    'Please look at the job as it is now, and confirm your application, send a new one or withdraw it. Until then it cannot be accepted.';
  const paragraphs = [
    news,
    next,
    ...(isCleanerAvailable ? [] : [ACCEPTED_ONLY_WITHOUT['not-taking-bookings']]),
  ];
  return {
    to: cleaner,
    title: 'A job you applied for has changed',
    message: paragraphs.join(' '),
    mail: {
      type: LEFT_BEHIND_MAIL,
      subject: `Changed: ${job}`,
      paragraphs,
      action: { label: 'Look at your application', path: TABS.postings },
      waitsForId: customer.id,
    },
  };
}
