import { Injectable } from '@nestjs/common';
import {
  APPLICATION_ANSWER_HOURS,
  APPLICATION_ANSWER_TIME,
  DAY_MS,
  formatDateTime,
  REAPPLICATIONS,
} from '@tidyhearth/domain';
import {
  ApplicationsOverdue,
  ApplicationWithdrawn,
  CleanerAppliedAgain,
  CleanerApprovalWithdrawn,
  CleanerApproved,
  CleanerRejected,
  CleanerSignedUp,
  CustomerApplied,
} from '../../cleaners/events/cleaner.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import {
  APPLICATIONS_OVERDUE_MAIL,
  APPLICATIONS_WAITING_MAIL,
  APPROVAL_WITHDRAWN_MAIL,
  CLEANER_APPROVED_MAIL,
  CLEANER_REJECTED_MAIL,
} from '../../mail/mail-types.js';
import { NOTIFY, type NoticeMail } from '../notice.js';
import { NotifierService } from '../notifier.service.js';
import {
  COUNT_WAITING_APPLICATIONS,
  FIND_AGREED_AHEAD,
  FIND_IF_TAKES_BOOKINGS,
  FIND_MAIL_SINCE,
} from '../notifications.queries.js';
import { readPeople, type Person } from '../people.js';
import { ShutAccountMailsService } from '../shut-account-mails.service.js';
import { TeamMailsService } from '../team-mails.service.js';

const PAUSED =
  'Customers can find you now, and book you once you take bookings again, which you have switched off.';

const AGREED_STAYS = 'Bookings that are already confirmed stay as they are.';

interface Decision {
  title: string;
  paragraphs: readonly string[];
  /** In the mail alone, and only for who can sign in. */
  more: string;
  mail: Pick<NoticeMail, 'type' | 'subject' | 'action'>;
}

/** What a cleaner is told about the sign-up, and the team about those that wait. */
@Injectable()
export class SignUpNotificationsListener {
  constructor(
    private readonly notifier: NotifierService,
    private readonly team: TeamMailsService,
    private readonly shutMails: ShutAccountMailsService,
  ) {}

  @OnEvent(CleanerSignedUp, NOTIFY)
  async tellTeamSignedUp(_: CleanerSignedUp, tx: Tx): Promise<void> {
    await this.tellTeam(tx);
  }

  @OnEvent(CleanerAppliedAgain, NOTIFY)
  async tellTeamAppliedAgain(_: CleanerAppliedAgain, tx: Tx): Promise<void> {
    await this.tellTeam(tx);
  }

  /** Alerts somebody who did not intend this change of their account. */
  @OnEvent(CustomerApplied, NOTIFY)
  async tellCustomerApplied({ userId }: CustomerApplied, tx: Tx): Promise<void> {
    await this.tellTeam(tx);
    const [to] = await readPeople(tx.sql, [userId]);
    const message = `We answer within ${APPLICATION_ANSWER_TIME}. Your account is a cleaner’s from now on: your earlier bookings and messages stay, but you can’t book any more.`;
    await this.notifier.tell(tx, [
      {
        to,
        type: 'other',
        title: 'Your application as a cleaner is in',
        message,
        about: {},
        mail: {
          type: 'cleaner-applied',
          subject: 'Your application as a cleaner is in',
          paragraphs: [message, 'You can take the application back and book again, until it is approved.'],
          action: { label: 'See your application', path: '/dashboard' },
          isOurs: true,
        },
      },
    ]);
  }

  @OnEvent(ApplicationWithdrawn, NOTIFY)
  async tellApplicationWithdrawn({ userId }: ApplicationWithdrawn, tx: Tx): Promise<void> {
    const [to] = await readPeople(tx.sql, [userId]);
    const title = 'Your application is withdrawn';
    const message = 'Your account is a customer’s now: you can book cleaners and post jobs.';
    const action = { label: 'Find a cleaner', path: '/find-cleaners' };
    const mail = { type: 'application-withdrawn', subject: title, action, isOurs: true } as const;
    await this.notifier.tell(tx, [{ to, type: 'other', title, message, about: {}, mail }]);
  }

  @OnEvent(ApplicationsOverdue, NOTIFY)
  async remindTeam({ waiting }: ApplicationsOverdue, tx: Tx): Promise<void> {
    const { recipient } = this.team;
    if (await tx.sql.one(FIND_MAIL_SINCE, [recipient, APPLICATIONS_OVERDUE_MAIL, Date.now() - DAY_MS]))
      return;
    const applications = waiting === 1 ? '1 cleaner application' : `${waiting} cleaner applications`;
    await this.team.write(tx, {
      type: APPLICATIONS_OVERDUE_MAIL,
      title: `Waiting for more than ${APPLICATION_ANSWER_HOURS.until} hours: ${applications}`,
      text: `Applicants are promised an answer within ${APPLICATION_ANSWER_TIME}.`,
      action: { label: 'Open the applications', path: '/admin/applications' },
      footnote: 'Sent to the team once a day while applications wait for longer than promised.',
    });
  }

  /** While others wait, the queue shows this sign-up too when it is opened. Then one mail a day is enough. */
  private async tellTeam(tx: Tx): Promise<void> {
    const { recipient } = this.team;
    const count = (await tx.sql.one(COUNT_WAITING_APPLICATIONS))?.waiting ?? 0;
    if (
      count > 1 &&
      (await tx.sql.one(FIND_MAIL_SINCE, [recipient, APPLICATIONS_WAITING_MAIL, Date.now() - DAY_MS]))
    )
      return;
    await this.team.write(tx, {
      type: APPLICATIONS_WAITING_MAIL,
      title: count === 1 ? '1 cleaner application is waiting' : `${count} cleaner applications are waiting`,
      text: `Applicants are promised an answer within ${APPLICATION_ANSWER_TIME}.`,
      action: { label: 'Open the applications', path: '/admin/applications' },
      footnote: 'Sent to the team when somebody applies; while others wait, once a day at most.',
    });
  }

  @OnEvent(CleanerApproved, NOTIFY)
  async tellApproved({ userId, cleanerId }: CleanerApproved, tx: Tx): Promise<void> {
    const [to] = await readPeople(tx.sql, [userId]);
    const isPaused = (await tx.sql.one(FIND_IF_TAKES_BOOKINGS, [cleanerId]))?.isAvailable === false;
    await this.tellDecision(tx, to, {
      title: 'Your application is approved',
      paragraphs: [
        to.isSuspended
          ? 'Welcome to Tidyhearth! Your account is on hold: customers can find and book you once that is lifted.'
          : `Welcome to Tidyhearth! ${isPaused ? PAUSED : 'Customers can find and book you now.'}`,
      ],
      more: 'A photo and your working hours help customers to choose you.',
      mail: {
        type: CLEANER_APPROVED_MAIL,
        subject: 'Welcome: your application as a cleaner is approved',
        action: { label: 'Complete your profile', path: '/profile' },
      },
    });
  }

  @OnEvent(CleanerApprovalWithdrawn, NOTIFY)
  async tellApprovalWithdrawn({ userId }: CleanerApprovalWithdrawn, tx: Tx): Promise<void> {
    const [to] = await readPeople(tx.sql, [userId]);
    await this.tellDecision(tx, to, {
      title: 'Your application is being looked at again',
      paragraphs: [
        'We are looking at your application once more. Until we have decided, customers can’t find or book you.',
      ],
      more: `${AGREED_STAYS} You can decline requests that wait for you, but not accept them meanwhile.`,
      mail: {
        type: APPROVAL_WITHDRAWN_MAIL,
        subject: 'Your application as a cleaner is being looked at again',
        action: { label: 'See your profile', path: '/profile' },
      },
    });
  }

  @OnEvent(CleanerRejected, NOTIFY)
  async tellRejected({ userId, cleanerId, reason, reappliesFrom }: CleanerRejected, tx: Tx): Promise<void> {
    const [to] = await readPeople(tx.sql, [userId]);
    const agreed = await tx.sql.one(FIND_AGREED_AHEAD, [cleanerId, Date.now()]);
    await this.tellDecision(tx, to, {
      title: 'Your application was not approved',
      paragraphs: [
        'We are sorry: we could not approve your application as a cleaner.',
        ...(reason === null ? [] : [`The reason: ${reason}`]),
        // Of somebody whose account is on hold, our team decides about each.
        ...(agreed && !to.isSuspended ? [AGREED_STAYS] : []),
      ],
      more:
        reappliesFrom === null
          ? 'You can mend your application, send documents, and apply again.'
          : `You can mend your application and send documents. You have applied again ${REAPPLICATIONS.max} times lately, and can do so once more from ${formatDateTime(reappliesFrom)}.`,
      mail: {
        type: CLEANER_REJECTED_MAIL,
        subject: 'Your application as a cleaner',
        action: { label: 'Mend your application', path: '/dashboard' },
      },
    });
  }

  private async tellDecision(tx: Tx, to: Person, { title, paragraphs, more, mail }: Decision): Promise<void> {
    const message = paragraphs.join(' ');
    const full = { ...mail, paragraphs: [...paragraphs, more], isOurs: true } as const;
    await this.notifier.tell(tx, [{ to, type: 'other', title, message, about: {}, mail: full }]);
    await this.shutMails.tellSuspended(tx, to, { ...mail, paragraphs });
  }
}
