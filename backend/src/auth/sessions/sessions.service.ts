import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { currentRequest } from '../../common/request-context.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { TOUCH_USER } from '../../users/users.queries.js';
import type { SessionResponse } from './dto/session.response.js';
import type { SessionFacts } from './session.entity.js';
import { SessionLimitsService } from './session-limits.service.js';
import { toSession } from './session.mapper.js';
import {
  CLAIM_OPEN_ACCOUNT,
  DELETE_OTHER_SESSIONS,
  DELETE_SESSION,
  DELETE_SESSIONS,
  INSERT_SESSION,
  LIST_SESSIONS,
} from './sessions.queries.js';

/** The account as it was when the password was checked. */
export interface SigningIn {
  id: number;
  email: string;
  password: string;
  is2FAEnabled: boolean;
}

@Injectable()
export class SessionsService {
  constructor(
    private readonly limits: SessionLimitsService,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Begins a session, unless the account has been closed or suspended, or its password or second factor has changed,
   * since it was read.
   *
   * @returns its `sid`
   */
  async begin(tx: Tx, account: SigningIn): Promise<string | undefined> {
    const sid = randomUUID();
    const now = Date.now();
    const facts: SessionFacts = { createdAt: now, userAgent: currentRequest()?.userAgent ?? '' };
    const asItWas = [account.id, account.password, account.is2FAEnabled] as const;
    if (!(await tx.sql.claim(CLAIM_OPEN_ACCOUNT, [now, ...asItWas]))) return undefined;
    const expire = now + this.limits.lastsMs(account.email);
    await tx.sql.run(INSERT_SESSION, [sid, account.id, JSON.stringify(facts), expire, now, now]);
    return sid;
  }

  async endAll(tx: Tx, userId: number): Promise<void> {
    await tx.sql.run(DELETE_SESSIONS, [userId]);
  }

  async endOthers(tx: Tx, { userId, sid }: Pick<Actor, 'userId' | 'sid'>): Promise<void> {
    await tx.sql.run(DELETE_OTHER_SESSIONS, [userId, sid]);
  }

  /** Ends the caller's session. */
  async signOut(actor: Actor): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await tx.sql.run(DELETE_SESSION, [actor.sid, actor.userId]);
      tx.record(new AccountEvent(actor.userId, 'signed-out'));
    });
  }

  /** Ends all sessions of the caller, including this one. */
  async signOutEverywhere({ userId }: Actor): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      // Locks the account before its sessions, in the order that others who lock both use.
      await tx.sql.run(TOUCH_USER, [Date.now(), userId]);
      await this.endAll(tx, userId);
      tx.record(new AccountEvent(userId, 'signed-out-everywhere'));
    });
  }

  async list(actor: Pick<Actor, 'userId' | 'sid'>): Promise<SessionResponse[]> {
    const now = Date.now();
    const rows = await this.sql.all(LIST_SESSIONS, [actor.userId, now]);
    return rows.filter((row) => !this.limits.isIdle(row, now)).map((row) => toSession(row, actor.sid));
  }

  /** @throws AppError NOT_FOUND also for another person's session */
  async end(actor: Actor, sid: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const hasEnded = await tx.sql.claim(DELETE_SESSION, [sid, actor.userId]);
      if (!hasEnded) throw new AppError('NOT_FOUND');
      tx.record(new AccountEvent(actor.userId, 'session-ended'));
    });
  }
}
