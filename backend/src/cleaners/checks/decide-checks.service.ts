import { Injectable } from '@nestjs/common';
import {
  addMonths,
  CHECK_KINDS,
  CHECK_LABELS,
  CHECK_MAX_YEARS,
  CHECK_MONTHS,
  EVIDENCE_LABELS,
  isEvidenceOf,
  ukToday,
  type CheckEvidence,
  type CheckKind,
} from '@tidyhearth/domain';
import { AppError, invalid } from '../../common/app-error.js';
import { IdempotencyService } from '../../database/idempotency.service.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { fullName } from '../../users/full-name.js';
import { changeEach, type ChangedEach } from '../../users/change-each.js';
import { UserDeactivated, UserRenamed, UserVerificationChanged } from '../../users/events/user.events.js';
import { CleanerInsuranceChanged } from '../events/cleaner.events.js';
import {
  BadgesReset,
  CheckPassed,
  CheckRefused,
  CheckRequested,
  CheckWithdrawn,
} from '../events/check.events.js';
import { CheckRecordsStore, factsOf, type CheckedPerson } from './check-records.store.js';
import {
  END_CHECK,
  FIND_CHECK,
  FIND_IN_SLOT,
  LIST_IN_SLOT,
  NOTE_NAME_CHANGE,
  NOTE_REQUEST,
  REFUSE_CHECK,
  type CheckRow,
} from './checks.queries.js';
import { FIND_CLEANER_STATUS } from '../cleaners.queries.js';

/** What the admin has seen, and under which name. */
export interface SeenEvidence {
  /** The name on the page with which the admin compared the document. */
  name: string;
  evidence: CheckEvidence;
  reference: string;
  checkedOn: string;
  expiresOn: string;
  /** The waiting documents that the admin has seen. If they have changed, nothing is decided. */
  seenDocumentIds?: number[];
}

const BY_ADMIN = 'asked-by-admin';

/** The admin's decisions about identity, background and insurance, and what changes of the account do to checks. */
@Injectable()
export class DecideChecksService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
    private readonly records: CheckRecordsStore,
  ) {}

  /** Asks a cleaner for documents. A repeated request only changes the words. */
  async request(adminId: number, userId: number, kind: CheckKind, reason: string | null): Promise<number> {
    return this.idempotency.createIdOnce(async (tx) => {
      requireCleaner(await this.records.lockPerson(tx, userId));
      const ask = { cause: BY_ADMIN, reason, formerName: null } as const;
      const { checkId, isNew } = await this.records.open(tx, userId, kind, ask);
      if (!isNew) await tx.sql.run(NOTE_REQUEST, [BY_ADMIN, reason, Date.now(), checkId]);
      tx.record(new CheckRequested({ checkId, userId, kind }, BY_ADMIN, reason, adminId));
      return checkId;
    });
  }

  /** Records what was seen elsewhere; no documents need to have been sent here. */
  async record(adminId: number, userId: number, kind: CheckKind, seen: SeenEvidence): Promise<number> {
    requireFits(kind, seen);
    return this.idempotency.createIdOnce(async (tx) => {
      const person = await this.records.lockPerson(tx, userId);
      requireCleaner(person);
      return this.passAs(tx, person, kind, seen, adminId);
    });
  }

  /**
   * @throws AppError STATE_CONFLICT if the check is already decided, NAME_CHANGED if the name has changed,
   * DOCUMENTS_CHANGED if other documents are waiting than the admin saw
   */
  async pass(adminId: number, checkId: number, seen: SeenEvidence): Promise<void> {
    await this.idempotency.changeOnce(checkId, async (tx) => {
      const { check, person } = await this.lock(tx, checkId);
      requireFits(check.kind, seen);
      if (check.slot !== 'open') throw new AppError('STATE_CONFLICT');
      await this.passAs(tx, person, check.kind, seen, adminId);
    });
  }

  /** @throws AppError STATE_CONFLICT if no documents are waiting, DOCUMENTS_CHANGED if others are than the admin saw */
  async refuse(adminId: number, checkId: number, reason: string, seenDocumentIds?: number[]): Promise<void> {
    await this.idempotency.changeOnce(checkId, async (tx) => {
      const { check } = await this.lock(tx, checkId);
      const now = Date.now();
      if (!(await tx.sql.claim(REFUSE_CHECK, [reason, adminId, now, now, checkId])))
        throw new AppError('STATE_CONFLICT');
      await this.records.removeDocuments(tx, checkId, seenDocumentIds);
      tx.record(new CheckRefused(factsOf(check), reason, adminId));
    });
  }

  /** Withdraws a current check. @throws AppError STATE_CONFLICT for any other */
  async withdraw(adminId: number, checkId: number, reason: string): Promise<void> {
    await this.idempotency.changeOnce(checkId, async (tx) => {
      const { check, person } = await this.lock(tx, checkId);
      if (check.slot !== 'current') throw new AppError('STATE_CONFLICT');
      await this.takeBack(tx, check, person, reason, adminId);
    });
  }

  /**
   * Sets only the badge, like the console's switch: recorded today, for the usual time, without a document.
   *
   * @returns whether that changed anything
   */
  async setInsured(adminId: number, cleanerId: number, isInsured: boolean): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => {
      const cleaner = await tx.sql.one(FIND_CLEANER_STATUS, [cleanerId]);
      if (!cleaner) throw new AppError('NOT_FOUND');
      const { userId } = cleaner;
      const person = await this.records.lockPerson(tx, userId);
      requireCleaner(person);
      const isChanged = await this.setMark(tx, person, 'insurance', isInsured, adminId);
      if (isChanged) tx.record(new CleanerInsuranceChanged(cleanerId, userId, adminId, isInsured));
      return isChanged;
    });
  }

  /** The same for identity, and also for customers. All changes are in one transaction. */
  async setVerified(adminId: number, userIds: readonly number[], isVerified: boolean): Promise<ChangedEach> {
    return this.unitOfWork.run((tx) =>
      changeEach(userIds, async (userId) => {
        const person = await this.records.findAndLockPerson(tx, userId);
        if (!person) return 'NOT_FOUND';
        if (person.deactivatedAt !== null) return 'STATE_CONFLICT';
        const isChanged = await this.setMark(tx, person, 'identity', isVerified, adminId);
        if (isChanged) tx.record(new UserVerificationChanged(userId, adminId, isVerified));
        return isChanged;
      }),
    );
  }

  /** A badge is about a person with a certain name, so after a change of name everything is checked again. */
  @OnEvent(UserRenamed, { phase: 'transaction', order: ORDER.checks })
  async followName({ userId, formerName }: UserRenamed, tx: Tx): Promise<void> {
    const person = await this.records.lockPerson(tx, userId);
    const isCheckedAgain = person.cleanerId !== null;
    const passed = await tx.sql.all(LIST_IN_SLOT, [userId, 'current']);
    for (const check of passed) await this.end(tx, check, 'name-changed', null, null);
    await tx.sql.run(NOTE_NAME_CHANGE, [formerName, Date.now(), userId]);
    if (passed.length === 0) return;
    const kinds = CHECK_KINDS.filter((kind) => passed.some((check) => check.kind === kind));
    if (isCheckedAgain) {
      for (const kind of kinds)
        await this.records.open(tx, userId, kind, { cause: 'name-changed', reason: null, formerName });
    }
    await this.records.refreshBadges(tx, userId);
    tx.record(new BadgesReset(userId, kinds, isCheckedAgain));
  }

  /** A closed account has nothing left to decide or renew, so documents and badges are removed at once. */
  @OnEvent(UserDeactivated, { phase: 'transaction', order: ORDER.checks })
  async followClosing({ userId }: UserDeactivated, tx: Tx): Promise<void> {
    const open = await tx.sql.all(LIST_IN_SLOT, [userId, 'open']);
    for (const check of open) await this.records.removeDocuments(tx, check.id);
    for (const check of [...open, ...(await tx.sql.all(LIST_IN_SLOT, [userId, 'current']))])
      await this.end(tx, check, 'account-closed', null, null);
    await this.records.refreshBadges(tx, userId);
  }

  private async lock(tx: Tx, checkId: number): Promise<{ check: CheckRow; person: CheckedPerson }> {
    const found = await tx.sql.one(FIND_CHECK, [checkId]);
    if (!found) throw new AppError('NOT_FOUND');
    const person = await this.records.lockPerson(tx, found.userId);
    const check = await tx.sql.one(FIND_CHECK, [checkId]);
    if (!check) throw new AppError('NOT_FOUND');
    return { check, person };
  }

  private async passAs(
    tx: Tx,
    person: CheckedPerson,
    kind: CheckKind,
    { name, ...seen }: SeenEvidence,
    adminId: number,
  ): Promise<number> {
    if (name !== fullName(person.firstName, person.lastName)) throw new AppError('NAME_CHANGED');
    const check = await this.records.pass(tx, person, kind, seen, adminId);
    tx.record(new CheckPassed(check, seen.checkedOn, seen.expiresOn, adminId));
    return check.checkId;
  }

  /** @returns whether that changed anything */
  private async setMark(
    tx: Tx,
    person: CheckedPerson,
    kind: CheckKind,
    isSet: boolean,
    adminId: number,
  ): Promise<boolean> {
    const current = await tx.sql.one(FIND_IN_SLOT, [person.userId, kind, 'current']);
    const checkedOn = ukToday();
    const isCurrent = current !== undefined && (current.expiresOn === null || current.expiresOn >= checkedOn);
    if (isSet) {
      if (isCurrent) return false;
      const restored = await this.records.restore(tx, person, kind, adminId);
      if (restored) {
        const { checkedOn: seenOn, expiresOn } = restored;
        tx.record(new CheckPassed(factsOf(restored), seenOn ?? checkedOn, expiresOn, adminId));
        return true;
      }
      // Customers aren't asked for documents, so they could not renew a check with a last day.
      const expiresOn = person.cleanerId === null ? null : addMonths(checkedOn, CHECK_MONTHS[kind]);
      const seen = { evidence: null, reference: null, checkedOn, expiresOn };
      const check = await this.records.pass(tx, person, kind, seen, adminId);
      tx.record(new CheckPassed(check, checkedOn, expiresOn, adminId));
      return true;
    }
    if (!current) return false;
    await this.takeBack(tx, current, person, null, adminId);
    return true;
  }

  private async takeBack(
    tx: Tx,
    check: CheckRow,
    { userId, cleanerId }: CheckedPerson,
    reason: string | null,
    adminId: number,
  ): Promise<void> {
    await this.end(tx, check, 'by-admin', reason, adminId);
    await this.records.refreshBadges(tx, userId);
    tx.record(new CheckWithdrawn(factsOf(check), 'by-admin', reason, adminId, cleanerId !== null));
  }

  private async end(
    tx: Tx,
    { id, slot }: CheckRow,
    ending: 'by-admin' | 'name-changed' | 'account-closed',
    reason: string | null,
    adminId: number | null,
  ): Promise<void> {
    const now = Date.now();
    await tx.sql.run(END_CHECK, [ending, reason, adminId, now, now, id, slot]);
  }
}

function requireCleaner({ cleanerId }: CheckedPerson): void {
  if (cleanerId === null) throw new AppError('NOT_FOUND');
}

function requireFits(kind: CheckKind, { evidence, checkedOn, expiresOn }: SeenEvidence): void {
  const today = ukToday();
  if (!isEvidenceOf(kind, evidence))
    throw invalid('evidence', `${EVIDENCE_LABELS[evidence]} does not prove this: ${CHECK_LABELS[kind]}`);
  if (checkedOn > today) throw invalid('checkedOn', 'The day of the check cannot lie ahead');
  if (expiresOn <= today) throw invalid('expiresOn', 'It must count at least until tomorrow');
  if (expiresOn > addMonths(today, CHECK_MAX_YEARS * 12))
    throw invalid('expiresOn', `It can count for up to ${CHECK_MAX_YEARS} years`);
}
