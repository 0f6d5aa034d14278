import { Injectable } from '@nestjs/common';
import type { CheckCause, CheckEvidence, CheckKind } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import type { RowOf } from '../../database/statement.js';
import type { Tx } from '../../database/transaction.js';
import { DocumentsService } from '../../files/documents.service.js';
import { TOUCH_USER } from '../../users/users.queries.js';
import type { CheckFacts } from '../events/check.events.js';
import {
  DELETE_DOCUMENTS_OF,
  END_CHECK,
  FIND_CHECKED_PERSON,
  FIND_IN_SLOT,
  INSERT_OPEN_CHECK,
  INSERT_PASSED_CHECK,
  LIST_DOCUMENTS,
  PASS_CHECK,
  REFRESH_CLEANER_BADGES,
  REFRESH_VERIFIED,
  type CheckRow,
} from './checks.queries.js';

export type CheckedPerson = RowOf<typeof FIND_CHECKED_PERSON>;

/** What was seen. Without evidence where the admin only sets the mark. */
export interface Evidence {
  evidence: CheckEvidence | null;
  reference: string | null;
  checkedOn: string;
  expiresOn: string | null;
}

export interface Ask {
  cause: CheckCause | null;
  reason: string | null;
  formerName: string | null;
}

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
    await tx.sql.run(TOUCH_USER, [Date.now(), userId]);
    const person = await tx.sql.one(FIND_CHECKED_PERSON, [userId]);
    if (!person) throw new AppError('NOT_FOUND');
    return person;
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

  /** The check that counts from now on: what was under way, or a new one. Replaces the one that counted. */
  async pass(
    tx: Tx,
    person: CheckedPerson,
    kind: CheckKind,
    { evidence, reference, checkedOn, expiresOn }: Evidence,
    adminId: number,
  ): Promise<CheckFacts> {
    const { userId } = person;
    const now = Date.now();
    const current = await tx.sql.one(FIND_IN_SLOT, [userId, kind, 'current']);
    if (current) await tx.sql.run(END_CHECK, ['replaced', null, adminId, now, now, current.id, 'current']);
    const open = await tx.sql.one(FIND_IN_SLOT, [userId, kind, 'open']);
    const seen = [fullName(person), evidence, reference, checkedOn, expiresOn, adminId, now, now] as const;
    let checkId: number;
    if (open) {
      await tx.sql.run(PASS_CHECK, [...seen, open.id]);
      await this.removeDocuments(tx, open.id);
      checkId = open.id;
    } else {
      ({ insertId: checkId } = await tx.sql.run(INSERT_PASSED_CHECK, [userId, kind, ...seen, now]));
    }
    await this.refreshBadges(tx, userId);
    return { checkId, userId, kind };
  }

  /** Keeps the flags that search and cards read true to the checks they derive from. */
  async refreshBadges(tx: Tx, userId: number): Promise<void> {
    await tx.sql.run(REFRESH_VERIFIED, [userId]);
    await tx.sql.run(REFRESH_CLEANER_BADGES, [userId]);
  }

  /** The rows in the transaction, the files once it is committed. */
  async removeDocuments(tx: Tx, checkId: number): Promise<void> {
    const documents = await tx.sql.all(LIST_DOCUMENTS, [checkId]);
    if (documents.length === 0) return;
    await tx.sql.run(DELETE_DOCUMENTS_OF, [checkId]);
    tx.afterCommit(() => this.documents.remove(documents.map(({ fileKey }) => fileKey)));
  }
}
