import { Injectable } from '@nestjs/common';
import { MAX_REPLAYED, TEST_EVENT } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { AppError, invalid } from '../../common/app-error.js';
import { currentRequestId } from '../../common/request-context.js';
import { cutPage, decodeCursor, type Page } from '../../common/paging.js';
import { isoOf } from '../../database/columns.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { HOLD_ENDPOINT, type EndpointRow } from '../endpoints/endpoints.queries.js';
import { WebhookEndpointsService } from '../endpoints/webhook-endpoints.service.js';
import type { TestEventResponse } from '../feed/event.response.js';
import { newEventKey } from '../feed/platform-events.store.js';
import { DeliveriesQueued } from './deliveries-queued.event.js';
import {
  FIND_DELIVERY,
  INSERT_DELIVERY,
  LIST_DELIVERIES,
  LIST_SPAN,
  REQUEUE_DELIVERY,
} from './deliveries.queries.js';
import { DeliveryAttemptService } from './delivery-attempt.service.js';
import { DeliveryQueueService, typesOf } from './delivery-queue.service.js';
import { DELIVERY_LEASE_MS } from './delivery-worker.job.js';
import type { DeliveriesQuery, ReplaySpanDto } from './delivery.dto.js';
import { toDelivery, toDeliveryDetail } from './delivery.mapper.js';
import type { DeliveryDetailResponse, DeliveryResponse, ReplayedResponse } from './delivery.response.js';

/** The log of an endpoint's calls, test calls, and replays by its owner. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly endpoints: WebhookEndpointsService,
    private readonly attempts: DeliveryAttemptService,
    private readonly queue: DeliveryQueueService,
  ) {}

  /** Newest first. */
  async list(actor: Actor, endpointId: number, query: DeliveriesQuery): Promise<Page<DeliveryResponse>> {
    await this.endpoints.find(actor, endpointId);
    const { limit, cursor, status, type } = query;
    const [before] =
      cursor === undefined ? [Number.MAX_SAFE_INTEGER] : decodeCursor<[number]>(cursor, ['number']);
    const statement = LIST_DELIVERIES(status !== undefined, type !== undefined, limit + 1);
    const filters = [status, type].filter((value) => value !== undefined);
    const rows = await this.sql.all(statement, [endpointId, before, ...filters]);
    const page = cutPage(rows, limit, ({ id }) => [id]);
    return { ...page, items: page.items.map(toDelivery) };
  }

  async get(actor: Actor, endpointId: number, deliveryId: number): Promise<DeliveryDetailResponse> {
    await this.endpoints.find(actor, endpointId);
    return this.read(endpointId, deliveryId);
  }

  /**
   * Calls the endpoint immediately and only once, even while it is paused.
   *
   * @throws AppError NOT_FOUND; PAUSED_BY_TEAM, since such a pause is to end all calls to that address
   */
  async test(actor: Actor, endpointId: number): Promise<DeliveryDetailResponse> {
    const endpoint = await this.endpoints.find(actor, endpointId);
    if (endpoint.pausedBecause === 'team') throw new AppError('PAUSED_BY_TEAM');
    const eventKey = newEventKey();
    const now = Date.now();
    const body = JSON.stringify(testEvent(eventKey, endpointId, now));
    const requestId = currentRequestId() ?? null;
    const row = [endpointId, endpoint.ownerId, eventKey, TEST_EVENT, body] as const;
    const { insertId: id } = await this.unitOfWork.run((tx) =>
      // Leased from the start, because this process makes the call. If it can't finish, a worker makes it.
      tx.sql.run(INSERT_DELIVERY, [...row, 1, now + DELIVERY_LEASE_MS, now, requestId]),
    );
    const leased = { id, endpointId, eventKey, type: TEST_EVENT, body, attempts: 1, lease: 0, requestId };
    await this.attempts.attempt(endpoint.url, leased);
    return this.read(endpointId, id);
  }

  /** Repeats one call under the same `webhook-id`. */
  async replay(actor: Actor, endpointId: number, deliveryId: number): Promise<DeliveryDetailResponse> {
    const { eventId } = await this.get(actor, endpointId, deliveryId);
    await this.unitOfWork.run(async (tx) => {
      await tx.sql.run(REQUEUE_DELIVERY, [Date.now(), endpointId, eventId]);
      tx.record(new DeliveriesQueued());
    });
    return this.read(endpointId, deliveryId);
  }

  /** Includes what happened before the endpoint existed, or while it was paused. */
  async replaySpan(actor: Actor, endpointId: number, span: ReplaySpanDto): Promise<ReplayedResponse> {
    const endpoint = await this.endpoints.find(actor, endpointId);
    const [from, to] = [Date.parse(span.from), Date.parse(span.to)];
    if (from >= to) throw invalid('to', 'to must be after from');
    const events = await this.listSpan(actor, endpoint, from, to);
    if (events.length > MAX_REPLAYED)
      throw invalid(
        'to',
        `There are more than ${MAX_REPLAYED} events in that time: please choose a shorter one`,
      );
    await this.unitOfWork.run(async (tx) => {
      // Of two simultaneous replays, the second finds the calls of the first.
      if (!(await tx.sql.claim(HOLD_ENDPOINT, [endpointId]))) throw new AppError('NOT_FOUND');
      for (const event of events) await this.queue.repeat(tx, endpoint, event);
    });
    return { events: events.length };
  }

  private listSpan({ isAdmin, userId }: Actor, endpoint: EndpointRow, from: number, to: number) {
    const types = typesOf(endpoint) ?? [];
    return this.sql.all(LIST_SPAN(!isAdmin, types, MAX_REPLAYED + 1), [
      from,
      to,
      ...(isAdmin ? [] : [userId]),
      ...types,
    ]);
  }

  private async read(endpointId: number, deliveryId: number): Promise<DeliveryDetailResponse> {
    const row = await this.sql.one(FIND_DELIVERY, [deliveryId, endpointId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toDeliveryDetail(row);
  }
}

const testEvent = (id: string, endpointId: number, now: number): TestEventResponse => ({
  id,
  type: TEST_EVENT,
  timestamp: isoOf(now),
  sequence: 1,
  data: { object: 'webhook', id: endpointId },
});
