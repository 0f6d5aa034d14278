import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { MINUTE_MS } from '@tidyhearth/domain';
import { messageOf } from '../../common/message-of.js';
import { runOutsideRequest } from '../../common/request-context.js';
import { Rounds } from '../../common/rounds.js';
import { traced } from '../../common/tracing.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { DeliveriesQueued } from './deliveries-queued.event.js';
import {
  LEASE_DELIVERY,
  LIST_DUE_DELIVERIES,
  LIST_DUE_ENDPOINTS,
  type DueDeliveryRow,
} from './deliveries.queries.js';
import { DeliveryAttemptService } from './delivery-attempt.service.js';

const LOOK_EVERY_MS = 5_000;
const FINISH_MS = 5_000;
/** Longer than a call can take. A call that was cut off is made again after this time, under the same `webhook-id`. */
export const DELIVERY_LEASE_MS = MINUTE_MS;
/** How many endpoints are called at the same time. */
const ENDPOINTS_AT_ONCE = 20;
/** How many calls of one endpoint are made at the same time, and in one turn before another endpoint gets its turn. */
const CALLS_AT_ONCE = 4;
const CALLS_A_TURN = 12;

/**
 * Makes the calls that are due. Endpoints take turns, and each has only a few calls under way at the same time, so a
 * slow endpoint only delays its own calls. Each call is leased right before it is made, as mails are, so a pause or a
 * new URL applies from the next call on.
 */
@Injectable()
export class DeliveryWorkerJob implements OnModuleDestroy {
  private readonly logger = new Logger('Webhooks');
  /** Endpoints that currently have their turn. */
  private readonly turns = new Map<number, Promise<void>>();
  /** When each endpoint last had its turn, to let the others go first. */
  private readonly lastTurns = new Map<number, number>();
  private readonly rounds = new Rounds(
    () => this.giveTurns(),
    (error) => this.logger.warn(`looking for calls failed: ${messageOf(error)}`),
  );

  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly attempts: DeliveryAttemptService,
  ) {}

  async onModuleDestroy(): Promise<void> {
    const underWay = Promise.all([this.rounds.stop(), ...this.turns.values()]);
    await Promise.race([underWay, pause(FINISH_MS, undefined, { ref: false })]);
  }

  @OnEvent(DeliveriesQueued, { phase: 'commit', order: ORDER.deliveries })
  @Interval(LOOK_EVERY_MS)
  wake(): void {
    this.rounds.wake();
  }

  private async giveTurns(): Promise<void> {
    const due = await this.sql.all(LIST_DUE_ENDPOINTS, [Date.now()]);
    this.forgetTurnsBut(new Set(due.map(({ id }) => id)));
    const waiting = due
      .filter(({ id }) => !this.turns.has(id))
      .sort((one, other) => this.lastTurnOf(one.id) - this.lastTurnOf(other.id));
    for (const { id, url } of waiting.slice(0, ENDPOINTS_AT_ONCE - this.turns.size)) this.giveTurn(id, url);
  }

  private forgetTurnsBut(due: ReadonlySet<number>): void {
    for (const id of this.lastTurns.keys()) if (!due.has(id)) this.lastTurns.delete(id);
  }

  private lastTurnOf(endpointId: number): number {
    return this.lastTurns.get(endpointId) ?? 0;
  }

  private giveTurn(endpointId: number, url: string): void {
    this.lastTurns.set(endpointId, performance.now());
    const turn = this.callAll(endpointId, url)
      .catch((error: unknown) =>
        this.logger.warn(`calling endpoint ${endpointId} failed: ${messageOf(error)}`),
      )
      .finally(() => {
        this.turns.delete(endpointId);
        this.wake();
      });
    this.turns.set(endpointId, turn);
  }

  private async callAll(endpointId: number, url: string): Promise<void> {
    const due = await this.sql.all(LIST_DUE_DELIVERIES(CALLS_A_TURN), [endpointId, Date.now()]);
    await this.rounds.each(due, CALLS_AT_ONCE, (row) =>
      runOutsideRequest(row.requestId ?? undefined, () => this.call(row, url)),
    );
  }

  private async call(row: DueDeliveryRow, url: string): Promise<void> {
    if (!(await this.lease(row, url))) return;
    const attempts = row.attempts + 1;
    await traced(
      { name: 'call webhook', kind: 'client', isRoot: true, attributes: { 'webhook.event': row.type } },
      () => this.attempts.attempt(url, { ...row, attempts, lease: row.lease + 1 }),
    );
    this.logger.log(`call ${row.id} of endpoint ${row.endpointId} made, attempt ${attempts}`);
  }

  private lease({ id, lease }: DueDeliveryRow, url: string): Promise<boolean> {
    const now = Date.now();
    return this.unitOfWork.run((tx) =>
      tx.sql.claim(LEASE_DELIVERY, [now + DELIVERY_LEASE_MS, id, lease, now, url]),
    );
  }
}
