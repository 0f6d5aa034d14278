import { Injectable } from '@nestjs/common';
import type { CaseKind, CaseOutcome } from '@tidyhearth/domain';
import { CaseClosed, CaseReported, type CaseFacts } from '../../cases/events/case.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { REPORT_WAITING_MAIL } from '../../mail/mail-types.js';
import { NOTIFY, type Notice } from '../notice.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople, type Person } from '../people.js';
import { ShutAccountMailsService } from '../shut-account-mails.service.js';
import { TeamMailsService } from '../team-mails.service.js';
import { mayBeReviewed } from './review-words.js';

const SEE_REPORTS = { label: 'See your reports', path: '/profile?tab=safety' };

const READ_TOLD = { label: 'Read it on Tidyhearth', path: SEE_REPORTS.path };

/**
 * Reports of a person or a message have no link, because the person they are about must not be able to identify the
 * reporter.
 */
const isAboutBooking = (kind: CaseKind) => kind === 'visit' || kind === 'dispute';

/** What a decision about a visit means for its two parties. */
const CONSEQUENCES: Partial<Record<CaseOutcome, (other: Person | undefined) => string>> = {
  'took-place': (other) =>
    other && mayBeReviewed(other)
      ? 'The clean counts as done, and you can leave a review.'
      : 'The clean counts as done.',
  'did-not-happen': () => 'The booking is cancelled, and nothing is owed for it.',
};

/** Notifies people about cases: the reporter always, the other side only of decisions about them. */
@Injectable()
export class CaseNotificationsListener {
  constructor(
    private readonly notifier: NotifierService,
    private readonly team: TeamMailsService,
    private readonly shutMails: ShutAccountMailsService,
  ) {}

  @OnEvent(CaseReported, NOTIFY)
  async tellReported({ facts, isAddition, isWaitingAgain }: CaseReported, tx: Tx): Promise<void> {
    if (!isAddition || isWaitingAgain) await this.tellTeam(facts, isAddition, tx);
    if (facts.openedById === null) return;
    const [to] = await readPeople(tx.sql, [facts.openedById]);
    const title = isAddition ? 'Your report has grown' : 'We have your report';
    const message = isAddition
      ? 'We added what you wrote to your open report.'
      : 'Thank you for telling us. A person looks at it and tells you what comes of it.';
    const notice: Notice = { to, type: 'report', title, message, about: {}, isOwnAct: true };
    const danger = 'If somebody is in danger now, call 999.';
    const mail = {
      type: 'report-received',
      subject: title,
      paragraphs: [message, danger],
      action: SEE_REPORTS,
    };
    await this.notifier.tell(tx, [isAddition ? notice : { ...notice, mail }]);
  }

  @OnEvent(CaseClosed, NOTIFY)
  async tellClosed(closed: CaseClosed, tx: Tx): Promise<void> {
    const { facts, outcome, outcomeForReporter, outcomeForSubject } = closed;
    const [reporter, subject] = [await personOf(tx, facts.openedById), await personOf(tx, facts.subjectId)];
    const told = (words: string, other: Person | undefined) =>
      [words, CONSEQUENCES[outcome]?.(other)].filter(Boolean).join(' ');
    const about = isAboutBooking(facts.kind) ? { bookingId: facts.bookingId } : {};
    const notices: Notice[] = [];
    if (reporter && outcomeForReporter !== null) {
      const title = 'What came of your report';
      const message = told(outcomeForReporter, subject);
      const mail = { type: 'report-decided', subject: title, action: SEE_REPORTS };
      notices.push({ to: reporter, type: 'report', title, message, about, mail });
    }
    if (subject && outcomeForSubject !== null) {
      const title = 'A message from our team';
      const message = told(outcomeForSubject, reporter);
      const mail = { type: 'case-decided', subject: title, action: READ_TOLD };
      notices.push({ to: subject, type: 'report', title, message, about, mail });
    }
    await this.notifier.tell(tx, notices);
    for (const { to, message, mail } of notices)
      if (mail) await this.shutMails.tellSuspended(tx, to, { ...mail, paragraphs: [message] });
  }

  /**
   * For new reports, and for additions to one that is in progress. An addition to a report that nobody works on yet is
   * read together with it.
   */
  private async tellTeam({ kind, caseId }: CaseFacts, isAddition: boolean, tx: Tx): Promise<void> {
    const report = `report about a ${kind === 'dispute' ? 'visit that did not happen' : kind}`;
    await this.team.write(tx, {
      type: REPORT_WAITING_MAIL,
      about: { caseId },
      title: isAddition ? `Something was added to a ${report}` : `A ${report} is waiting`,
      text: isAddition
        ? 'Somebody was at work on it. It is open again, for what was added to be read.'
        : 'Whoever wrote it was told that a person looks at it.',
      action: { label: 'Open the report', path: `/admin/cases/${caseId}/show` },
      footnote: isAddition
        ? 'Sent to the team when something is added to a case that is in progress.'
        : 'Sent to the team when a case opens.',
    });
  }
}

async function personOf(tx: Tx, userId: number | null): Promise<Person | undefined> {
  if (userId === null) return undefined;
  const [person] = await readPeople(tx.sql, [userId]);
  return person;
}
