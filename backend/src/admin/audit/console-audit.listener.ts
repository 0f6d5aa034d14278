import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@tidyhearth/domain';
import { ConsoleCallRefused } from '../../auth/sessions/console-call-refused.event.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { AccountViewed } from '../../users/events/user.events.js';
import { FIND_LINE_SINCE } from '../queries/audit-log.queries.js';
import { AUDIT, onUser, write } from './audit-line.js';
import { ConsoleActFailed, FileViewed, RecordsExported } from './console.events.js';

const ONE_LOOK_MS = 15 * MINUTE_MS;

/** Logs an admin's reads, exports and refused actions. */
@Injectable()
export class ConsoleAuditListener {
  /** One entry per period, because the console fetches a page again whenever its window gets the focus. */
  @OnEvent(FileViewed, AUDIT)
  async logViewed({ adminId, action, targetType, targetId }: FileViewed, tx: Tx): Promise<void> {
    const since = Date.now() - ONE_LOOK_MS;
    if (await tx.sql.one(FIND_LINE_SINCE, [targetType, targetId, action, adminId, since])) return;
    await write(tx, { action, actorId: adminId, targetType, targetId });
  }

  @OnEvent(AccountViewed, AUDIT)
  async logAccountViewed({ adminId, userId }: AccountViewed, tx: Tx): Promise<void> {
    await this.logViewed(new FileViewed(adminId, 'user.viewed', 'user', userId), tx);
  }

  @OnEvent(RecordsExported, AUDIT)
  async logExported({ adminId, file, filters }: RecordsExported, tx: Tx): Promise<void> {
    const summary = filters.length === 0 ? file : `${file}, filtered by ${filters.join(', ')}`;
    await write(tx, { ...onUser('records.exported', adminId, adminId), summary });
  }

  @OnEvent(ConsoleCallRefused, AUDIT)
  async logRefused({ userId, calls, operation }: ConsoleCallRefused, tx: Tx): Promise<void> {
    await write(tx, {
      ...onUser('console.refused', userId, userId),
      summary: operation,
      after: { calls },
    });
  }

  @OnEvent(ConsoleActFailed, AUDIT)
  async logActFailed({ adminId, operation, code, userId }: ConsoleActFailed, tx: Tx): Promise<void> {
    await write(tx, {
      ...onUser('console.act-failed', adminId, adminId),
      summary: `${operation}: ${code}`,
      ...(userId !== undefined && { after: { userId } }),
    });
  }
}
