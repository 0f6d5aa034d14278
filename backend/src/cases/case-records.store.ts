import { Injectable } from '@nestjs/common';
import type { CaseKind } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import { ignoreDuplicate } from '../database/engine.js';
import type { Tx } from '../database/transaction.js';
import { Case } from './case.entity.js';
import type { CaseNoteKind } from './case-note.entity.js';
import { FIND_CASE, FIND_OPEN_CASE, INSERT_CASE_NOTE, TOUCH_CASE, type CaseRecord } from './cases.queries.js';
import type { CaseFacts } from './events/case.events.js';

export type NewCase = Pick<Case, 'kind' | 'openedById' | 'subjectId' | 'bookingId' | 'reason' | 'text'> &
  Partial<Pick<Case, 'messageId' | 'conversationKey' | 'reportedText'>>;

/** Reads and writes of cases, inside a transaction. */
@Injectable()
export class CaseRecordsStore {
  /** Each reporter has one open case about a thing: a further or concurrent report is an addition to it. */
  async openOrAdd(tx: Tx, given: NewCase): Promise<{ facts: CaseFacts; isAddition: boolean }> {
    const openKey = openKeyOf(given);
    const { kind, openedById, subjectId, bookingId } = given;
    const facts = (caseId: number): CaseFacts => ({ caseId, kind, openedById, subjectId, bookingId });
    const made = (await tx.sql.one(FIND_OPEN_CASE, [openKey])) ? undefined : await insert(tx, given, openKey);
    if (made !== undefined) return { facts: facts(made), isAddition: false };
    const known = await tx.sql.one(FIND_OPEN_CASE, [openKey]);
    if (!known) throw new AppError('STATE_CONFLICT');
    await this.addNote(tx, known.id, openedById, 'addition', given.text);
    return { facts: facts(known.id), isAddition: true };
  }

  async addNote(
    tx: Tx,
    caseId: number,
    authorId: number | null,
    kind: CaseNoteKind,
    text: string,
  ): Promise<void> {
    const now = Date.now();
    await tx.sql.run(INSERT_CASE_NOTE, [caseId, authorId, kind, text, now]);
    await tx.sql.run(TOUCH_CASE, [now, caseId]);
  }

  /** @throws AppError NOT_FOUND */
  async get(tx: Tx, caseId: number): Promise<CaseRecord> {
    const record = await tx.sql.one(FIND_CASE, [caseId]);
    if (!record) throw new AppError('NOT_FOUND');
    return record;
  }
}

/** @returns undefined where the same case was opened concurrently */
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

export function caseFactsOf({ id, kind, openedById, subjectId, bookingId }: CaseRecord): CaseFacts {
  return { caseId: id, kind, openedById, subjectId, bookingId };
}
