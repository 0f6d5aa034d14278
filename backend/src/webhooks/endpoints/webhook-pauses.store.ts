import { Injectable } from '@nestjs/common';
import { FAILING_FOR_MS, type PauseReason } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import type { RowOf } from '../../database/statement.js';
import type { Tx } from '../../database/transaction.js';
import {
  FIND_PAUSED,
  HOLD_ENDPOINT,
  NOTE_FAILURE,
  PAUSE_BY_TEAM,
  PAUSE_ENDPOINT,
  PAUSE_IF_FAILING,
  RELEASE_ENDPOINT,
} from './endpoints.queries.js';
import { WebhookPaused, WebhookReleased } from './webhook-paused.event.js';

/** Pauses that the owner did not ask for and is told about. */
@Injectable()
export class WebhookPausesStore {
  /** Pauses an endpoint after a failed call, if it is active. */
  async noteFailure(tx: Tx, endpointId: number, isGone: boolean): Promise<void> {
    const now = Date.now();
    await tx.sql.run(NOTE_FAILURE, [now, now, endpointId]);
    const isPaused = isGone
      ? await tx.sql.claim(PAUSE_ENDPOINT, ['gone', now, endpointId])
      : await tx.sql.claim(PAUSE_IF_FAILING, [now, endpointId, now - FAILING_FOR_MS]);
    if (!isPaused) return;
    const endpoint = await tx.sql.one(FIND_PAUSED, [endpointId]);
    const before = { status: 'active', because: null } as const;
    if (endpoint)
      tx.record(pausedEvent(endpointId, { ...endpoint, ...before }, isGone ? 'gone' : 'failing', null));
  }

  /**
   * Also pauses one that is paused already, because its owner could resume it. @throws AppError NOT_FOUND,
   * STATE_CONFLICT
   */
  async pauseByTeam(tx: Tx, endpointId: number, adminId: number): Promise<void> {
    await tx.sql.run(HOLD_ENDPOINT, [endpointId]);
    const endpoint = await tx.sql.one(FIND_PAUSED, [endpointId]);
    if (!endpoint) throw new AppError('NOT_FOUND');
    if (!(await tx.sql.claim(PAUSE_BY_TEAM, [Date.now(), endpointId]))) throw new AppError('STATE_CONFLICT');
    tx.record(pausedEvent(endpointId, endpoint, 'team', adminId));
  }

  /**
   * Does not resume it, because the account may be suspended by now, or may have been taken back from somebody else.
   * The owner can resume it if the usual rules allow that. @throws AppError NOT_FOUND, STATE_CONFLICT
   */
  async release(tx: Tx, endpointId: number, adminId: number): Promise<void> {
    const isReleased = await tx.sql.claim(RELEASE_ENDPOINT, [Date.now(), endpointId]);
    const endpoint = await tx.sql.one(FIND_PAUSED, [endpointId]);
    if (!endpoint) throw new AppError('NOT_FOUND');
    if (!isReleased) throw new AppError('STATE_CONFLICT');
    tx.record(new WebhookReleased(endpointId, endpoint.ownerId, endpoint.url, adminId));
  }
}

const pausedEvent = (
  endpointId: number,
  { ownerId, url, status, because: becauseBefore }: RowOf<typeof FIND_PAUSED>,
  because: PauseReason,
  adminId: number | null,
) => new WebhookPaused(endpointId, ownerId, url, because, adminId, { status, because: becauseBefore });
