import { Injectable } from '@nestjs/common';
import { HOUR_MS, MAX_WEBHOOKS, SECRET_OVERLAP_HOURS } from '@tidyhearth/domain';
import { requireApproval } from '../../cleaners/require-approval.js';
import { CallerHold } from '../../users/caller-hold.js';
import type { Actor } from '../../common/actor.js';
import { AppError, invalid } from '../../common/app-error.js';
import { SecretsService } from '../../config/secrets.service.js';
import { IdempotencyService } from '../../database/idempotency.service.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { requireOpenAccount } from '../../users/hold-open-accounts.js';
import { DeliveriesQueued } from '../deliveries/deliveries-queued.event.js';
import { BRING_FORWARD_DELIVERIES } from '../deliveries/deliveries.queries.js';
import { typesOf } from '../deliveries/delivery-queue.service.js';
import { DELIVERY_LEASE_MS } from '../deliveries/delivery-worker.job.js';
import { newWebhookSecret } from '../deliveries/signature.js';
import { RefusedTargetError, WebhookTargetService } from '../deliveries/webhook-target.service.js';
import {
  COUNT_ENDPOINTS,
  DELETE_ENDPOINT,
  DELETE_SECRETS,
  DROP_EARLIER_SECRETS,
  EXPIRE_SECRET,
  FIND_ENDPOINT,
  INSERT_ENDPOINT,
  INSERT_SECRET,
  LIST_ENDPOINTS,
  LIST_SECRETS,
  PAUSE_ENDPOINT,
  RESUME_ENDPOINT,
  TOUCH_ENDPOINT,
  UPDATE_ENDPOINT,
  type EndpointRow,
} from './endpoints.queries.js';
import type { ChangeWebhookDto, CreateWebhookDto } from './webhook.dto.js';
import { WebhookRemoved, WebhookSecretRotated, WebhookUrlSet } from './webhook.events.js';
import { toWebhook } from './webhook.mapper.js';
import type { WebhookResponse, WebhookWithSecretResponse } from './webhook.response.js';

/** A person's own endpoints. Somebody else's are not found, like those that do not exist. */
@Injectable()
export class WebhookEndpointsService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
    private readonly caller: CallerHold,
    private readonly secrets: SecretsService,
    private readonly targets: WebhookTargetService,
  ) {}

  async list({ userId }: Actor): Promise<WebhookResponse[]> {
    return (await this.sql.all(LIST_ENDPOINTS, [userId])).map(toWebhook);
  }

  async get(actor: Actor, id: number): Promise<WebhookResponse> {
    return toWebhook(await this.find(actor, id));
  }

  /** @throws AppError NOT_FOUND */
  async find({ userId }: Actor, id: number): Promise<EndpointRow> {
    const row = await this.sql.one(FIND_ENDPOINT, [id, userId]);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  async create(
    actor: Actor,
    { url, description, types }: CreateWebhookDto,
  ): Promise<WebhookWithSecretResponse> {
    const target = await this.requireCallable(url);
    const id = await this.idempotency.createIdOnce(async (tx) => {
      await this.holdOwner(tx, actor);
      const count = (await tx.sql.one(COUNT_ENDPOINTS, [actor.userId]))?.endpoints ?? 0;
      if (count >= MAX_WEBHOOKS) throw new AppError('TOO_MANY_WEBHOOKS');
      const now = Date.now();
      const row = [actor.userId, target, description ?? null, types ? JSON.stringify(types) : null] as const;
      const { insertId } = await tx.sql.run(INSERT_ENDPOINT, [...row, now, now]);
      await this.insertSecret(tx, insertId, actor.userId);
      tx.record(new WebhookUrlSet(insertId, actor.userId, target, null));
      return insertId;
    });
    return this.withSecret(actor, id);
  }

  /** Leaves all other fields as they are at that moment, because somebody else may have changed them. */
  async change(actor: Actor, id: number, change: ChangeWebhookDto): Promise<WebhookResponse> {
    const seen = await this.find(actor, id);
    const { url } = change;
    const named = url === undefined || url === seen.url ? url : await this.requireCallable(url);
    await this.unitOfWork.run(async (tx) => {
      await this.holdOwner(tx, actor);
      const before = await lock(tx, actor, id);
      const { description = before.description, types = typesOf(before) } = change;
      const target = named ?? before.url;
      const columns = [target, target, description, types ? JSON.stringify(types) : null] as const;
      await tx.sql.run(UPDATE_ENDPOINT, [...columns, Date.now(), id, actor.userId]);
      if (target !== before.url) tx.record(new WebhookUrlSet(id, actor.userId, target, before.url));
    });
    return this.get(actor, id);
  }

  /** Its calls end with it; a job deletes them. */
  async remove(actor: Actor, id: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const { url } = await lock(tx, actor, id);
      await tx.sql.run(DELETE_ENDPOINT, [id, actor.userId]);
      await tx.sql.run(DELETE_SECRETS, [id]);
      tx.record(new WebhookRemoved(id, actor.userId, url));
    });
  }

  /** The previous secret also signs for a while, so that the receiver can switch over. Older ones no longer sign. */
  async rotate(actor: Actor, id: number): Promise<WebhookWithSecretResponse> {
    await this.find(actor, id);
    await this.idempotency.changeOnce(id, async (tx) => {
      await this.holdOwner(tx, actor);
      const { url } = await lock(tx, actor, id);
      const now = Date.now();
      await tx.sql.run(DROP_EARLIER_SECRETS, [id]);
      await tx.sql.run(EXPIRE_SECRET, [now + SECRET_OVERLAP_HOURS * HOUR_MS, id]);
      await this.insertSecret(tx, id, actor.userId);
      tx.record(new WebhookSecretRotated(id, actor.userId, url));
    });
    return this.withSecret(actor, id);
  }

  async pause(actor: Actor, id: number): Promise<WebhookResponse> {
    await this.find(actor, id);
    await this.unitOfWork.run((tx) => tx.sql.run(PAUSE_ENDPOINT, ['owner', Date.now(), id]));
    return this.get(actor, id);
  }

  /** Waiting calls are made at once, or within a minute. @throws AppError PAUSED_BY_TEAM */
  async resume(actor: Actor, id: number): Promise<WebhookResponse> {
    await this.find(actor, id);
    await this.unitOfWork.run(async (tx) => {
      await this.holdOwner(tx, actor);
      const now = Date.now();
      if (!(await tx.sql.claim(RESUME_ENDPOINT, [now, id, actor.userId])))
        throw new AppError('PAUSED_BY_TEAM');
      await tx.sql.run(BRING_FORWARD_DELIVERIES, [now, id, now + DELIVERY_LEASE_MS]);
      tx.record(new DeliveriesQueued());
    });
    return this.get(actor, id);
  }

  /**
   * Locks the account. Taking an account back, or withdrawing a cleaner's approval, pauses its webhooks: what somebody
   * else does to them at that moment happens before that, or not at all. It also makes simultaneous creations count one
   * after the other.
   */
  private async holdOwner(tx: Tx, actor: Actor): Promise<void> {
    await requireOpenAccount(tx, actor.userId);
    await this.caller.hold(tx, actor);
    if (actor.userType === 'cleaner') await requireApproval(tx, actor.userId);
  }

  /** Decrypts the stored secret, so that a repeated call gets the secret that the first one created. */
  private async withSecret(actor: Actor, id: number): Promise<WebhookWithSecretResponse> {
    const webhook = await this.get(actor, id);
    const [newest] = await this.sql.all(LIST_SECRETS, [id, Date.now()]);
    if (!newest) throw new AppError('NOT_FOUND');
    return { ...webhook, secret: this.secrets.open('webhook-secret', newest.sealed) };
  }

  private async insertSecret(tx: Tx, endpointId: number, ownerId: number): Promise<void> {
    const sealed = this.secrets.seal('webhook-secret', newWebhookSecret());
    await tx.sql.run(INSERT_SECRET, [endpointId, ownerId, sealed, Date.now()]);
  }

  /** Refuses a URL early, with a message for its owner. Each call checks it again. */
  private async requireCallable(text: string): Promise<string> {
    try {
      const url = this.targets.parse(text);
      await this.targets.resolve(url);
      return url.href;
    } catch (error) {
      throw error instanceof RefusedTargetError ? invalid('url', error.message) : error;
    }
  }
}

/** Reads it after locking it. @throws AppError NOT_FOUND */
async function lock(tx: Tx, { userId }: Actor, id: number): Promise<EndpointRow> {
  await tx.sql.run(TOUCH_ENDPOINT, [Date.now(), id, userId]);
  const row = await tx.sql.one(FIND_ENDPOINT, [id, userId]);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
