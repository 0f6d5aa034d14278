import { Injectable } from '@nestjs/common';
import {
  DAY_MS,
  isSameName,
  RETENTION_DAYS,
  ukToday,
  type CheckCause,
  type CheckEvidence,
  type CheckKind,
  type CheckState,
} from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import type { RowOf } from '../../database/statement.js';
import type { Tx } from '../../database/transaction.js';
import { DocumentsService } from '../../files/documents.service.js';
import { TOUCH_USER } from '../../users/users.queries.js';
import type { CheckFacts } from '../events/check.events.js';
import {
  DELETE_DOCUMENT,
  DELETE_DOCUMENTS_OF,
  END_CHECK,
  FIND_CHECKED_PERSON,
  FIND_IN_SLOT,
  INSERT_OPEN_CHECK,
  INSERT_PASSED_CHECK,
  LIST_DOCUMENTS,
  LIST_OF_PERSON,
  PASS_CHECK,
  REFRESH_CLEANER_BADGES,
  REFRESH_VERIFIED,
  RESTORE_CHECK,
  type CheckRow,
  type DocumentRow,
} from './checks.queries.js';

export type CheckedPerson = RowOf<typeof FIND_CHECKED_PERSON>;

/** What was seen. Without evidence where the admin only sets the mark. */
export interface Evidence {
  evidence: CheckEvidence | null;
  reference: string | null;
  checkedOn: string;
  expiresOn: string | null;
  seenDocumentIds?: readonly number[];
}

export interface Ask {
  cause: CheckCause | null;
  reason: string | null;
  formerName: string | null;
}

const COUNTED: readonly CheckState[] = ['passed', 'expired', 'withdrawn'];

export const factsOf = ({ id, userId, kind }: CheckRow): CheckFacts => ({ checkId: id, userId, kind });
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** Reads and writes of checks inside the transactions of those who decide on them. */
@Injectable()
export class CheckRecordsStore {
  constructor(private readonly documents: DocumentsService) {}

  /**
   * Everything about a person's checks queues on the account's row, changes of the name too: a check is never passed for
   * a name that is just changing.
   *
   * @throws AppError NOT_FOUND
   */
  async lockPerson(tx: Tx, userId: number): Promise<CheckedPerson> {
    const person = await this.findAndLockPerson(tx, userId);
    if (!person) throw new AppError('NOT_FOUND');
    return person;
  }

  async findAndLockPerson(tx: Tx, userId: number): Promise<CheckedPerson | undefined> {
    await tx.sql.run(TOUCH_USER, [Date.now(), userId]);
    return tx.sql.one(FIND_CHECKED_PERSON, [userId]);
  }

  /** What is under way; a new one where nothing is. */
  async open(
    tx: Tx,
    userId: number,
    kind: CheckKind,
    ask: Ask,
  ): Promise<{ checkId: number; isNew: boolean; isSubmitted: boolean }> {
    const open = await tx.sql.one(FIND_IN_SLOT, [userId, kind, 'open']);
    if (open) return { checkId: open.id, isNew: false, isSubmitted: open.state === 'submitted' };
    const now = Date.now();
    const { insertId } = await tx.sql.run(INSERT_OPEN_CHECK, [
      userId,
      kind,
      ask.cause,
      ask.reason,
      ask.formerName,
      now,
      now,
    ]);
    return { checkId: insertId, isNew: true, isSubmitted: false };
  }

  /**
   * The check that counts from now on: what was under way, or a new one. Replaces the one that counted. A mark without
   * evidence decides nothing about documents that wait: they stay under way beside it.
   */
  async pass(
    tx: Tx,
    person: CheckedPerson,
    kind: CheckKind,
    { evidence, reference, checkedOn, expiresOn, seenDocumentIds }: Evidence,
    adminId: number,
  ): Promise<CheckFacts> {
    const { userId } = person;
    const now = Date.now();
    await this.replaceCurrent(tx, userId, kind, adminId);
    const open = await tx.sql.one(FIND_IN_SLOT, [userId, kind, 'open']);
    const seen = [fullName(person), evidence, reference, checkedOn, expiresOn, adminId, now, now] as const;
    let checkId: number;
    if (open && (evidence !== null || open.state !== 'submitted')) {
      await tx.sql.run(PASS_CHECK, [...seen, open.id]);
      await this.removeDocuments(tx, open.id, seenDocumentIds);
      checkId = open.id;
    } else {
      ({ insertId: checkId } = await tx.sql.run(INSERT_PASSED_CHECK, [userId, kind, ...seen, now]));
    }
    await this.refreshBadges(tx, userId);
    return { checkId, userId, kind };
  }

  /**
   * Brings back what was taken back without a reason, as it was: what was seen has not changed since. Not under another
   * name, nor after its last day, nor without an end for somebody who can renew it. Neither once reasons and names may be
   * erased: one that was taken back for a reason would look the same.
   *
   * @returns undefined where the last check that counted ended in another way, or has passed its last day
   */
  async restore(
    tx: Tx,
    person: CheckedPerson,
    kind: CheckKind,
    adminId: number,
  ): Promise<CheckRow | undefined> {
    const { userId, cleanerId } = person;
    const last = lastCounted(await tx.sql.all(LIST_OF_PERSON, [userId]), kind);
    if (last?.ending !== 'by-admin' || last.reason !== null) return undefined;
    const now = Date.now();
    if ((last.decidedAt ?? 0) <= now - RETENTION_DAYS.endedChecks * DAY_MS) return undefined;
    if (last.expiresOn === null ? cleanerId !== null : last.expiresOn < ukToday()) return undefined;
    // Badges from before checks were kept name nobody.
    if (last.checkedName !== null && !isSameName(last.checkedName, fullName(person))) return undefined;
    await tx.sql.run(RESTORE_CHECK, [adminId, now, now, last.id]);
    await this.refreshBadges(tx, userId);
    return last;
  }

  private async replaceCurrent(tx: Tx, userId: number, kind: CheckKind, adminId: number): Promise<void> {
    const current = await tx.sql.one(FIND_IN_SLOT, [userId, kind, 'current']);
    const now = Date.now();
    if (current) await tx.sql.run(END_CHECK, ['replaced', null, adminId, now, now, current.id, 'current']);
  }

  /** Keeps the flags that search and cards read true to the checks they derive from. */
  async refreshBadges(tx: Tx, userId: number): Promise<void> {
    await tx.sql.run(REFRESH_VERIFIED, [userId]);
    await tx.sql.run(REFRESH_CLEANER_BADGES, [userId]);
  }

  /** The rows in the transaction, the files once it is committed. Others of the check wait on. */
  async removeSome(tx: Tx, documents: readonly DocumentRow[]): Promise<void> {
    for (const { id } of documents) await tx.sql.run(DELETE_DOCUMENT, [id]);
    tx.afterCommit(() => this.documents.remove(documents.map(({ fileKey }) => fileKey)));
  }

  /**
   * The rows in the transaction, the files once it is committed.
   *
   * @throws AppError DOCUMENTS_CHANGED where whoever decides has seen others than there are
   */
  async removeDocuments(tx: Tx, checkId: number, seenIds?: readonly number[]): Promise<void> {
    const documents = await tx.sql.all(LIST_DOCUMENTS, [checkId]);
    const isSeen = ({ id }: DocumentRow) => seenIds?.includes(id);
    if (seenIds && !(seenIds.length === documents.length && documents.every(isSeen)))
      throw new AppError('DOCUMENTS_CHANGED');
    if (documents.length === 0) return;
    await tx.sql.run(DELETE_DOCUMENTS_OF, [checkId]);
    tx.afterCommit(() => this.documents.remove(documents.map(({ fileKey }) => fileKey)));
  }
}

/**
 * The one of its kind that counted last, whatever has become of it. What was refused, or taken back by its owner, never
 * counted.
 */
function lastCounted(newestFirst: readonly CheckRow[], kind: CheckKind): CheckRow | undefined {
  return newestFirst
    .filter((check) => check.kind === kind && COUNTED.includes(check.state) && check.ending !== 'by-owner')
    .toSorted((one, other) => (other.decidedAt ?? 0) - (one.decidedAt ?? 0))[0];
}
