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
import { fullName } from '../../users/full-name.js';
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

/** What the admin has seen. It has no evidence if the admin only sets the badge. */
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

/** Reads and writes checks within the transactions of use cases. */
@Injectable()
export class CheckRecordsStore {
  constructor(private readonly documents: DocumentsService) {}

  /**
   * Locks the account's row. All changes of a person's checks do so, and changes of the name too, so that no check is
   * passed for a name that is just being changed.
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

  /** The open check, or a new one if there is none. */
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
   * Makes a check the current one: the open check, or a new one. It replaces the previous current check. If the admin
   * sets a badge without evidence, waiting documents are not decided on: their check stays open beside it.
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
    const name = fullName(person.firstName, person.lastName);
    const seen = [name, evidence, reference, checkedOn, expiresOn, adminId, now, now] as const;
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
   * Restores a check that was withdrawn without a reason, exactly as it was, because what was seen has not changed. It
   * does not restore a check under another name, after its last day, or without a last day for somebody who can renew
   * it. Nor does it once reasons and names may have been erased, because a check withdrawn for a reason would then look
   * the same.
   *
   * @returns undefined if the last check that counted can't be restored
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
    // Badges from before checks were stored have no name.
    const name = fullName(person.firstName, person.lastName);
    if (last.checkedName !== null && !isSameName(last.checkedName, name)) return undefined;
    await tx.sql.run(RESTORE_CHECK, [adminId, now, now, last.id]);
    await this.refreshBadges(tx, userId);
    return last;
  }

  private async replaceCurrent(tx: Tx, userId: number, kind: CheckKind, adminId: number): Promise<void> {
    const current = await tx.sql.one(FIND_IN_SLOT, [userId, kind, 'current']);
    const now = Date.now();
    if (current) await tx.sql.run(END_CHECK, ['replaced', null, adminId, now, now, current.id, 'current']);
  }

  /** Updates the flags that the search and cards read, which are derived from checks. */
  async refreshBadges(tx: Tx, userId: number): Promise<void> {
    await tx.sql.run(REFRESH_VERIFIED, [userId]);
    await tx.sql.run(REFRESH_CLEANER_BADGES, [userId]);
  }

  /** Deletes the rows in the transaction, and the files after the commit. Other documents of the check keep waiting. */
  async removeSome(tx: Tx, documents: readonly DocumentRow[]): Promise<void> {
    for (const { id } of documents) await tx.sql.run(DELETE_DOCUMENT, [id]);
    tx.afterCommit(() => this.documents.remove(documents.map(({ fileKey }) => fileKey)));
  }

  /**
   * Deletes the rows in the transaction, and the files after the commit.
   *
   * @throws AppError DOCUMENTS_CHANGED if the deciding admin has seen other documents than the current ones
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
 * The check of a kind that counted last, whatever its state is now. Checks that were refused, or withdrawn by their
 * owner, never counted.
 */
function lastCounted(newestFirst: readonly CheckRow[], kind: CheckKind): CheckRow | undefined {
  return newestFirst
    .filter((check) => check.kind === kind && COUNTED.includes(check.state) && check.ending !== 'by-owner')
    .toSorted((one, other) => (other.decidedAt ?? 0) - (one.decidedAt ?? 0))[0];
}
