import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { EventObject } from '@tidyhearth/domain';
import { messageOf } from '../../common/message-of.js';
import { Rounds } from '../../common/rounds.js';
import { ignoreDuplicate } from '../../database/engine.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { DeliveryQueueService } from '../deliveries/delivery-queue.service.js';
import { EventRecorded } from './event-recorded.event.js';
import {
  COUNT_ON,
  FIND_HEAD,
  FIND_SEQUENCE,
  FIND_UNPUBLISHED,
  HOLD_HEAD,
  INSERT_HEAD,
  INSERT_SEQUENCE,
  LIST_UNPUBLISHED,
  MOVE_HEAD,
  PUBLISH_EVENT,
} from './feed.queries.js';

/** How often to look for events of a process that ended before it published them. */
const LOOK_EVERY_MS = 5_000;
const BATCH = 100;

/**
 * Gives committed events their position in the feed, and queues the webhook calls for them. Any replica may do so, but
 * one at a time, because it locks the row of the last position until it has committed. So whoever reads a position can
 * have read everything before it.
 */
@Injectable()
export class EventPublisherJob implements OnModuleDestroy {
  private readonly logger = new Logger('Event feed');
  private readonly rounds = new Rounds(
    () => this.publishAll(),
    (error) => this.logger.warn(`publishing failed: ${messageOf(error)}`),
  );

  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly deliveries: DeliveryQueueService,
  ) {}

  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  @OnEvent(EventRecorded, { phase: 'commit', order: ORDER.publisher })
  @Interval(LOOK_EVERY_MS)
  wake(): void {
    this.rounds.wake();
  }

  private async publishAll(): Promise<void> {
    let isMore = (await this.sql.one(FIND_UNPUBLISHED)) !== undefined;
    while (isMore && !this.rounds.isStopping)
      isMore = (await this.unitOfWork.run((tx) => this.publishBatch(tx))) === BATCH;
  }

  /** @returns how many were published; events committed meanwhile wake the publisher again */
  private async publishBatch(tx: Tx): Promise<number> {
    const head = await holdHead(tx);
    let { position } = head;
    const events = [];
    for (const row of await tx.sql.all(LIST_UNPUBLISHED(BATCH), [])) {
      position += 1;
      const sequence = await countOn(tx, head.beginning, row.objectType, row.objectId);
      await tx.sql.run(PUBLISH_EVENT, [position, sequence, row.id]);
      events.push({ ...row, sequence });
    }
    await tx.sql.run(MOVE_HEAD, [position]);
    await this.deliveries.queue(tx, events);
    return events.length;
  }
}

interface Head {
  /** The last position that was given. */
  position: number;
  /** The position after which the feed begins. */
  beginning: number;
}

async function holdHead(tx: Tx): Promise<Head> {
  await tx.sql.run(HOLD_HEAD);
  const head = await tx.sql.one(FIND_HEAD);
  if (head) return head;
  await ignoreDuplicate(() => tx.sql.run(INSERT_HEAD));
  return holdHead(tx);
}

/**
 * The caller holds the head's lock, so nobody else counts at the same time. Before a restore, no object had a number
 * above the feed's beginning.
 */
async function countOn(
  tx: Tx,
  beginning: number,
  objectType: EventObject,
  objectId: number,
): Promise<number> {
  const object = [objectType, objectId] as const;
  const last = await tx.sql.one(FIND_SEQUENCE, object);
  const sequence = Math.max(last?.sequence ?? 0, beginning) + 1;
  await tx.sql.run(last ? COUNT_ON : INSERT_SEQUENCE, [sequence, Date.now(), ...object]);
  return sequence;
}
