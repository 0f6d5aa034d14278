import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { currentRequest } from '../../common/request-context.js';
import { Config } from '../../config/config.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccountEvent } from '../../users/events/account.events.js';
import type { SessionResponse } from './dto/session.response.js';
import type { SessionFacts } from './session.entity.js';
import { toSession } from './session.mapper.js';
import {
  CLAIM_OPEN_ACCOUNT,
  DELETE_OTHER_SESSIONS,
  DELETE_SESSION,
  DELETE_SESSIONS,
  INSERT_SESSION,
  LIST_SESSIONS,
} from './sessions.queries.js';

/** Sign-ins: one row each. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Begins a session unless the account was closed, suspended or given another password since `passwordHash` was read.
   *
   * @returns its `sid`
   */
  async begin(tx: Tx, userId: number, passwordHash: string): Promise<string | undefined> {
    const sid = randomUUID();
    const now = Date.now();
    const facts: SessionFacts = { createdAt: now, userAgent: currentRequest()?.userAgent ?? '' };
    if (!(await tx.sql.claim(CLAIM_OPEN_ACCOUNT, [now, userId, passwordHash]))) return undefined;
    const expire = now + this.config.sessionDays * DAY_MS;
    await tx.sql.run(INSERT_SESSION, [sid, userId, JSON.stringify(facts), expire, now]);
    return sid;
  }

  async endAll(tx: Tx, userId: number): Promise<void> {
    await tx.sql.run(DELETE_SESSIONS, [userId]);
  }

  async endOthers(tx: Tx, { userId, sid }: Pick<Actor, 'userId' | 'sid'>): Promise<void> {
    await tx.sql.run(DELETE_OTHER_SESSIONS, [userId, sid]);
  }

  /** The caller's own. */
  async signOut(actor: Actor): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await tx.sql.run(DELETE_SESSION, [actor.sid, actor.userId]);
      tx.record(new AccountEvent(actor.userId, 'signed-out'));
    });
  }

  async list(actor: Pick<Actor, 'userId' | 'sid'>): Promise<SessionResponse[]> {
    const rows = await this.sql.all(LIST_SESSIONS, [actor.userId, Date.now()]);
    return rows.map((row) => toSession(row, actor.sid));
  }

  /** @throws AppError NOT_FOUND for another person's session too */
  async end(actor: Actor, sid: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const hasEnded = await tx.sql.claim(DELETE_SESSION, [sid, actor.userId]);
      if (!hasEnded) throw new AppError('NOT_FOUND');
      tx.record(new AccountEvent(actor.userId, 'session-ended'));
    });
  }
}
