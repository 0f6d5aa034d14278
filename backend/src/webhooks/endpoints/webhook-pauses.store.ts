import { Injectable } from '@nestjs/common';
import { FAILING_FOR_MS, type PauseReason } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import type { Tx } from '../../database/transaction.js';
import {
  FIND_PAUSED,
  NOTE_FAILURE,
  PAUSE_BY_TEAM,
  PAUSE_ENDPOINT,
  PAUSE_IF_FAILING,
  RELEASE_ENDPOINT,
} from './endpoints.queries.js';
import { WebhookPaused, WebhookReleased } from './webhook-paused.event.js';

/** Pauses that an owner did not ask for, and is told of. */
@Injectable()
export class WebhookPausesStore {
  /** After a call that failed. */
  async noteFailure(tx: Tx, endpointId: number, isGone: boolean): Promise<void> {
    const now = Date.now();
    await tx.sql.run(NOTE_FAILURE, [now, now, endpointId]);
    const isPaused = isGone
      ? await tx.sql.claim(PAUSE_ENDPOINT, ['gone', now, endpointId])
      : await tx.sql.claim(PAUSE_IF_FAILING, [now, endpointId, now - FAILING_FOR_MS]);
    if (isPaused) await this.tell(tx, endpointId, isGone ? 'gone' : 'failing', null);
  }

  /** Also one that is paused already: its owner could resume it. @throws AppError NOT_FOUND, STATE_CONFLICT */
  async pauseByTeam(tx: Tx, endpointId: number, adminId: number): Promise<void> {
    if (await tx.sql.claim(PAUSE_BY_TEAM, [Date.now(), endpointId]))
      await this.tell(tx, endpointId, 'team', adminId);
    else throw new AppError((await tx.sql.one(FIND_PAUSED, [endpointId])) ? 'STATE_CONFLICT' : 'NOT_FOUND');
  }

  /**
   * Not resumed: the account may be suspended meanwhile, or was taken back from somebody else. Its owner resumes it under
   * the owner's own rules. @throws AppError NOT_FOUND, STATE_CONFLICT
   */
  async release(tx: Tx, endpointId: number, adminId: number): Promise<void> {
    const isReleased = await tx.sql.claim(RELEASE_ENDPOINT, [Date.now(), endpointId]);
    const endpoint = await tx.sql.one(FIND_PAUSED, [endpointId]);
    if (!endpoint) throw new AppError('NOT_FOUND');
    if (!isReleased) throw new AppError('STATE_CONFLICT');
    tx.record(new WebhookReleased(endpointId, endpoint.ownerId, endpoint.url, adminId));
  }

  private async tell(tx: Tx, endpointId: number, because: PauseReason, adminId: number | null) {
    const endpoint = await tx.sql.one(FIND_PAUSED, [endpointId]);
    if (endpoint) tx.record(new WebhookPaused(endpointId, endpoint.ownerId, endpoint.url, because, adminId));
  }
}
