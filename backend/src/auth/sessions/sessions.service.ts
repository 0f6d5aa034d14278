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
import { toSessionResponse, type SessionResponse, type SessionRow } from './dto/session.response.js';
import { AccountEvent } from '../../users/events/account.events.js';
import type { SessionFacts } from './session.entity.js';

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
    // A write, so that it queues behind a suspension or reset under way, on a cluster too; reading would not.
    const isOpen = await tx.sql.claim(
      'UPDATE users SET updatedAt = ? WHERE id = ? AND password = ? AND isSuspended = 0 AND deactivatedAt IS NULL',
      [now, userId, passwordHash],
    );
    if (!isOpen) return undefined;
    await tx.sql.run('INSERT INTO sessions (sid, userId, sess, expire, lastSeenAt) VALUES (?, ?, ?, ?, ?)', [
      sid,
      userId,
      JSON.stringify(facts),
      now + this.config.sessionDays * DAY_MS,
      now,
    ]);
    return sid;
  }

  async endAll(tx: Tx, userId: number): Promise<void> {
    await tx.sql.run('DELETE FROM sessions WHERE userId = ?', [userId]);
  }

  async endOthers(tx: Tx, { userId, sid }: Pick<Actor, 'userId' | 'sid'>): Promise<void> {
    await tx.sql.run('DELETE FROM sessions WHERE userId = ? AND sid <> ?', [userId, sid]);
  }

  /** The caller's own. */
  async signOut(actor: Actor): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await tx.sql.run('DELETE FROM sessions WHERE sid = ?', [actor.sid]);
      tx.record(new AccountEvent(actor.userId, 'signed-out'));
    });
  }

  async list(actor: Pick<Actor, 'userId' | 'sid'>): Promise<SessionResponse[]> {
    const rows = await this.sql.all<SessionRow>(
      'SELECT sid, sess, lastSeenAt FROM sessions WHERE userId = ? AND expire > ? ORDER BY lastSeenAt DESC, sid',
      [actor.userId, Date.now()],
    );
    return rows.map((row) => toSessionResponse(row, actor.sid));
  }

  /** @throws AppError NOT_FOUND for another person's session too */
  async end(actor: Actor, sid: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const hasEnded = await tx.sql.claim('DELETE FROM sessions WHERE sid = ? AND userId = ?', [
        sid,
        actor.userId,
      ]);
      if (!hasEnded) throw new AppError('NOT_FOUND');
      tx.record(new AccountEvent(actor.userId, 'session-ended'));
    });
  }
}
