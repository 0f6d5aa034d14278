import { Injectable } from '@nestjs/common';
import type { CaseKind } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import { ignoreDuplicate } from '../database/engine.js';
import type { Tx } from '../database/transaction.js';
import { Case } from './case.entity.js';
import {
  FIND_CASE,
  FIND_OPEN_CASE,
  INSERT_CASE_NOTE,
  TAKE_ADDITION,
  TOUCH_CASE,
  WAIT_AGAIN,
  type CaseRecord,
} from './cases.queries.js';
import type { CaseFacts } from './events/case.events.js';

export type NewCase = Pick<Case, 'kind' | 'openedById' | 'subjectId' | 'bookingId' | 'reason' | 'text'> &
  Partial<Pick<Case, 'messageId' | 'conversationKey' | 'reportedText'>>;

interface Reported {
  facts: CaseFacts;
  isAddition: boolean;
  /** The case was in progress, and is open again because of the addition. */
  isWaitingAgain: boolean;
}

/** Reads and writes cases inside a transaction. */
@Injectable()
export class CaseRecordsStore {
  /** Each reporter has one open case about a thing. A further or concurrent report is added to it. */
  async openOrAdd(tx: Tx, given: NewCase): Promise<Reported> {
    const openKey = openKeyOf(given);
    const added = await this.add(tx, given, openKey);
    if (added) return added;
    const made = await insert(tx, given, openKey);
    if (made !== undefined)
      return { facts: newFactsOf(made, given), isAddition: false, isWaitingAgain: false };
    const addedToNewer = await this.add(tx, given, openKey);
    if (!addedToNewer) throw new AppError('STATE_CONFLICT');
    return addedToNewer;
  }

  /** @returns undefined if there is no such open case, or it is being closed concurrently */
  private async add(tx: Tx, given: NewCase, openKey: string): Promise<Reported | undefined> {
    const known = await tx.sql.one(FIND_OPEN_CASE, [openKey]);
    const now = Date.now();
    if (!known || !(await tx.sql.claim(TAKE_ADDITION, [now, known.id]))) return undefined;
    const isWaitingAgain = await tx.sql.claim(WAIT_AGAIN, [known.id]);
    await tx.sql.run(INSERT_CASE_NOTE, [known.id, given.openedById, 'addition', given.text, now]);
    return { facts: newFactsOf(known.id, given), isAddition: true, isWaitingAgain };
  }

  /** Adds a note of the team. */
  async addNote(tx: Tx, caseId: number, authorId: number | null, text: string): Promise<void> {
    const now = Date.now();
    await tx.sql.run(INSERT_CASE_NOTE, [caseId, authorId, 'note', text, now]);
    await tx.sql.run(TOUCH_CASE, [now, caseId]);
  }

  /** @throws AppError NOT_FOUND */
  async get(tx: Tx, caseId: number): Promise<CaseRecord> {
    const record = await tx.sql.one(FIND_CASE, [caseId]);
    if (!record) throw new AppError('NOT_FOUND');
    return record;
  }
}

/** @returns undefined if the same case was opened concurrently */
async function insert(tx: Tx, given: NewCase, openKey: string): Promise<number | undefined> {
  const now = Date.now();
  const row = { ...given, openKey, status: 'open' as const, createdAt: now, updatedAt: now };
  return (await ignoreDuplicate(() => tx.manager.save(Case, row)))?.id;
}

interface Thing {
  kind: CaseKind;
  openedById: number | null;
  subjectId: number | null;
  bookingId: number | null;
  messageId?: number | null;
}

/** The unique key of an open case: kind, reporter and thing, such as `message-12-301`. */
export function openKeyOf({ kind, openedById, subjectId, bookingId, messageId }: Thing): string {
  return [kind, openedById ?? 0, messageId ?? bookingId ?? subjectId ?? 0].join('-');
}

function newFactsOf(caseId: number, { kind, openedById, subjectId, bookingId }: NewCase): CaseFacts {
  return { caseId, kind, openedById, subjectId, bookingId };
}

export function caseFactsOf({ id, kind, openedById, subjectId, bookingId }: CaseRecord): CaseFacts {
  return { caseId: id, kind, openedById, subjectId, bookingId };
}
