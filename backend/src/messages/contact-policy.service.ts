import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { Config } from '../config/config.js';
import type { TxSql } from '../database/sql.js';

const NEW_CONVERSATIONS_A_DAY = 20;

/** The other side of a message. */
export interface Addressee {
  userId: number;
  cleanerId: number | null;
  /** An approved cleaner whom everybody may find. */
  isListed: boolean;
}

/** Who may write to whom while the two have no conversation yet. */
@Injectable()
export class ContactPolicyService {
  constructor(private readonly config: Config) {}

  /** @throws AppError CONTACT_NOT_ALLOWED, or TOO_MANY_REQUESTS for a customer who opens very many */
  async requireMayOpen(sql: TxSql, sender: Actor, to: Addressee): Promise<void> {
    if (await this.haveWorkInCommon(sql, sender, to)) return;
    if (sender.userType !== 'customer' || !to.isListed) throw new AppError('CONTACT_NOT_ALLOWED');
    if (this.config.rateLimits) await this.requireFewOpened(sql, sender.userId);
  }

  private async haveWorkInCommon(sql: TxSql, sender: Actor, to: Addressee): Promise<boolean> {
    if (to.cleanerId !== null && (await haveMet(sql, sender.userId, to.cleanerId))) return true;
    return sender.cleanerId !== null && haveMet(sql, to.userId, sender.cleanerId);
  }

  private async requireFewOpened(sql: TxSql, userId: number): Promise<void> {
    // Holds the sender's row, so that openings at the same moment are counted one after the other.
    await sql.run('UPDATE users SET updatedAt = updatedAt WHERE id = ?', [userId]);
    const since = Date.now() - DAY_MS;
    const opened = await sql.one<{ count: number; first: number }>(
      'SELECT COUNT(*) AS count, MIN(createdAt) AS first FROM conversations WHERE openedBy = ? AND createdAt > ?',
      [userId, since],
    );
    if (!opened || Number(opened.count) < NEW_CONVERSATIONS_A_DAY) return;
    throw new AppError('TOO_MANY_REQUESTS', {
      message: `You can start ${NEW_CONVERSATIONS_A_DAY} new conversations a day. Please try again tomorrow.`,
      retryAfterSeconds: Math.max(1, Math.ceil((Number(opened.first) - since) / 1000)),
    });
  }
}

/** A booking in any state, or an application of this cleaner for a job of this customer. */
async function haveMet(sql: TxSql, customerId: number, cleanerId: number): Promise<boolean> {
  const row = await sql.one<{ haveMet: number }>(
    `SELECT EXISTS (SELECT 1 FROM bookings WHERE customerId = ? AND cleanerId = ?)
         OR EXISTS (SELECT 1 FROM postings p
                      JOIN applications a ON a.postingId = p.id AND a.cleanerId = ?
                     WHERE p.customerId = ?) AS haveMet`,
    [customerId, cleanerId, cleanerId, customerId],
  );
  return Boolean(row?.haveMet);
}
