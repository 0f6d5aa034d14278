import { Injectable } from '@nestjs/common';
import type { WebhookEventType } from '@tidyhearth/domain';
import { currentRequestId } from '../../common/request-context.js';
import { mustSetUpTwoFactor } from '../../common/second-factor.js';
import { Config } from '../../config/config.js';
import type { RowOf } from '../../database/statement.js';
import type { Tx } from '../../database/transaction.js';
import { toEvent, type StoredEvent } from '../feed/event.mapper.js';
import { DeliveriesQueued } from './deliveries-queued.event.js';
import {
  INSERT_DELIVERY,
  LIST_CLEANERS_TARGETS,
  LIST_TEAM_TARGETS,
  REQUEUE_DELIVERY,
} from './deliveries.queries.js';

type Target = RowOf<ReturnType<typeof LIST_CLEANERS_TARGETS>>;

interface PublishedEvent extends StoredEvent {
  cleanerUserId: number | null;
  requestId: string | null;
}

/** The event types that an endpoint wants to be called about. */
export const typesOf = ({ types }: { types: string | null }): WebhookEventType[] | null =>
  types === null ? null : (JSON.parse(types) as WebhookEventType[]);

const wants = (target: Target, { type }: StoredEvent) => typesOf(target)?.includes(type) ?? true;

/** Queues the calls to be made. */
@Injectable()
export class DeliveryQueueService {
  constructor(private readonly config: Config) {}

  /** Joins the transaction that publishes the events, so that each event causes one call. */
  async queue(tx: Tx, events: readonly PublishedEvent[]): Promise<void> {
    const teams = await this.listTeamTargets(tx);
    const ownerIds = [
      ...new Set(events.flatMap(({ cleanerUserId }) => (cleanerUserId === null ? [] : [cleanerUserId]))),
    ];
    const cleaners = ownerIds.length === 0 ? [] : await tx.sql.all(LIST_CLEANERS_TARGETS(ownerIds), ownerIds);
    for (const event of events) {
      const own = cleaners.filter(({ ownerId }) => ownerId === event.cleanerUserId);
      for (const target of [...teams, ...own])
        if (wants(target, event)) await insert(tx, target, event, event.requestId);
    }
  }

  /** Empty while the admin may not act as one. */
  private async listTeamTargets(tx: Tx): Promise<Target[]> {
    const targets = await tx.sql.all(LIST_TEAM_TARGETS, [this.config.adminEmail]);
    return targets.filter(
      ({ is2FAEnabled }) => !mustSetUpTwoFactor({ isAdmin: true, is2FAEnabled }, this.config),
    );
  }

  /** Repeats the earlier call for the event, or queues a new one if there was none. */
  async repeat(tx: Tx, target: Target, event: StoredEvent): Promise<void> {
    if (!(await tx.sql.claim(REQUEUE_DELIVERY, [Date.now(), target.id, event.eventKey])))
      await insert(tx, target, event, currentRequestId() ?? null);
    tx.record(new DeliveriesQueued());
  }
}

async function insert(
  tx: Tx,
  { id, ownerId }: Target,
  event: StoredEvent,
  requestId: string | null,
): Promise<void> {
  const now = Date.now();
  const body = JSON.stringify(toEvent(event));
  await tx.sql.run(INSERT_DELIVERY, [id, ownerId, event.eventKey, event.type, body, 0, now, now, requestId]);
  tx.record(new DeliveriesQueued());
}
