import { Injectable } from '@nestjs/common';
import { CHECK_LABELS, CHECK_WAITING_DAYS, formatDate } from '@tidyhearth/domain';
import {
  BadgesReset,
  CheckDocumentsRemoved,
  CheckExpired,
  CheckExpiring,
  CheckPassed,
  CheckRefused,
  CheckRequested,
  ChecksWaiting,
  CheckWithdrawn,
} from '../../cleaners/events/check.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import {
  CHECK_EXPIRED_MAIL,
  CHECK_EXPIRING_MAIL,
  CHECK_REFUSED_MAIL,
  CHECK_REQUESTED_MAIL,
  CHECK_WITHDRAWN_MAIL,
  CHECKS_WAITING_MAIL,
  DOCUMENTS_REMOVED_MAIL,
} from '../../mail/mail-types.js';
import { NOTIFY } from '../notice.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople } from '../people.js';
import { ShutAccountMailsService } from '../shut-account-mails.service.js';
import { TeamMailsService } from '../team-mails.service.js';
import {
  AFTER_EXPIRY,
  AFTERWARDS,
  SEE_CHECKS,
  SEE_PROFILE,
  SEND_DOCUMENTS,
  subjectOf,
} from './check-words.js';

interface Words {
  title: string;
  message: string;
  /** Only in the mail. */
  more?: string;
  mailType?: string;
  /** The check that the mail is about, if it may ask for a document. */
  checkId?: number;
  action?: { label: string; path: string };
  /** A decision of the team, which is mailed to suspended people too. */
  isDecision?: true;
}

/** Notifies people about their checks, and the team about checks that wait. */
@Injectable()
export class CheckNotificationsListener {
  constructor(
    private readonly notifier: NotifierService,
    private readonly shutMails: ShutAccountMailsService,
    private readonly team: TeamMailsService,
  ) {}

  @OnEvent(CheckRequested, NOTIFY)
  async tellRequested({ check, reason }: CheckRequested, tx: Tx): Promise<void> {
    await this.tell(tx, check.userId, {
      title: 'We need a document from you',
      message: `Please send a document for ${subjectOf(check.kind)}.${reason === null ? '' : ` ${reason}`}`,
      more: AFTERWARDS,
      mailType: CHECK_REQUESTED_MAIL,
      checkId: check.checkId,
      action: SEND_DOCUMENTS,
    });
  }

  @OnEvent(CheckPassed, NOTIFY)
  async tellPassed({ check, expiresOn }: CheckPassed, tx: Tx): Promise<void> {
    const until = expiresOn === null ? '' : ` It counts until ${formatDate(expiresOn)}.`;
    await this.tell(tx, check.userId, {
      title: `${CHECK_LABELS[check.kind]}: checked`,
      message: `We have checked ${subjectOf(check.kind)}.${until}`,
    });
  }

  @OnEvent(CheckRefused, NOTIFY)
  async tellRefused({ check, reason }: CheckRefused, tx: Tx): Promise<void> {
    await this.tell(tx, check.userId, {
      title: `${CHECK_LABELS[check.kind]}: please send another document`,
      message: `What you sent for ${subjectOf(check.kind)} was not enough. The reason: ${reason}`,
      more: AFTERWARDS,
      mailType: CHECK_REFUSED_MAIL,
      checkId: check.checkId,
      isDecision: true,
      action: SEND_DOCUMENTS,
    });
  }

  @OnEvent(CheckWithdrawn, NOTIFY)
  async tellWithdrawn({ check, reason, isCleaner }: CheckWithdrawn, tx: Tx): Promise<void> {
    await this.tell(tx, check.userId, {
      title: `${CHECK_LABELS[check.kind]}: the badge was taken back`,
      message: `Our team took back the badge for ${subjectOf(check.kind)}.${reason === null ? '' : ` The reason: ${reason}`}`,
      mailType: CHECK_WITHDRAWN_MAIL,
      checkId: check.checkId,
      isDecision: true,
      action: isCleaner ? SEE_CHECKS : SEE_PROFILE,
    });
  }

  @OnEvent(CheckExpiring, NOTIFY)
  async tellExpiring({ check, expiresOn }: CheckExpiring, tx: Tx): Promise<void> {
    await this.tell(tx, check.userId, {
      title: `${CHECK_LABELS[check.kind]}: please renew`,
      message: `The check of ${subjectOf(check.kind)} counts until ${formatDate(expiresOn)}. Send a new document and the badge stays.`,
      mailType: CHECK_EXPIRING_MAIL,
      checkId: check.checkId,
      action: SEND_DOCUMENTS,
    });
  }

  @OnEvent(CheckExpired, NOTIFY)
  async tellExpired({ check, expiresOn, renewal }: CheckExpired, tx: Tx): Promise<void> {
    const { next, action } = AFTER_EXPIRY[renewal];
    await this.tell(tx, check.userId, {
      title: `${CHECK_LABELS[check.kind]}: the check has expired`,
      message: `The check of ${subjectOf(check.kind)} counted until ${formatDate(expiresOn)}. ${next}`,
      mailType: CHECK_EXPIRED_MAIL,
      checkId: check.checkId,
      action,
    });
  }

  @OnEvent(CheckDocumentsRemoved, NOTIFY)
  async tellRemoved({ check }: CheckDocumentsRemoved, tx: Tx): Promise<void> {
    await this.tell(tx, check.userId, {
      title: `${CHECK_LABELS[check.kind]}: please send your document again`,
      message: `We are sorry: we did not look at your document within ${CHECK_WAITING_DAYS.remove} days, so it was removed. Please send it again.`,
      mailType: DOCUMENTS_REMOVED_MAIL,
      checkId: check.checkId,
      action: SEND_DOCUMENTS,
    });
  }

  @OnEvent(BadgesReset, NOTIFY)
  async tellReset({ userId, kinds, isCheckedAgain }: BadgesReset, tx: Tx): Promise<void> {
    const what = kinds.map((kind) => CHECK_LABELS[kind].toLowerCase()).join(', ');
    await this.tell(tx, userId, {
      title: 'Your name has changed',
      message: isCheckedAgain
        ? `Badges are about a name, so these are to be checked again: ${what}. Please send documents with your new name.`
        : `Badges are about a name, so yours was taken back: ${what}.`,
      mailType: 'badges-reset',
      action: isCheckedAgain ? SEND_DOCUMENTS : SEE_PROFILE,
    });
  }

  @OnEvent(ChecksWaiting, NOTIFY)
  async remindTeam({ waiting }: ChecksWaiting, tx: Tx): Promise<void> {
    const checks = waiting === 1 ? '1 check' : `${waiting} checks`;
    await this.team.write(tx, {
      type: CHECKS_WAITING_MAIL,
      title: `Documents are waiting: ${checks}`,
      text: `They were sent more than ${CHECK_WAITING_DAYS.remind} days ago. After ${CHECK_WAITING_DAYS.remove} days documents are removed, and the cleaner must send them again.`,
      action: { label: 'Open the checks', path: '/admin/checks' },
      footnote: 'Sent to the team once for each check.',
    });
  }

  private async tell(
    tx: Tx,
    userId: number,
    { title, message, more, mailType, checkId, action = SEE_CHECKS, isDecision }: Words,
  ): Promise<void> {
    const [to] = await readPeople(tx.sql, [userId]);
    const mail = mailType && {
      type: mailType,
      subject: title,
      paragraphs: [message, ...(more === undefined ? [] : [more])],
      action,
      isOurs: true as const,
      checkId,
    };
    await this.notifier.tell(tx, [
      { to, type: 'other', title, message, about: {}, ...(mail ? { mail } : {}) },
    ]);
    if (mail && isDecision) await this.shutMails.tellSuspended(tx, to, { ...mail, paragraphs: [message] });
  }
}
