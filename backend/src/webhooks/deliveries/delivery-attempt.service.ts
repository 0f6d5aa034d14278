import { Injectable } from '@nestjs/common';
import { TEST_EVENT } from '@tidyhearth/domain';
import { CannotOpenError, SecretsService } from '../../config/secrets.service.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { HOLD_CALLED_ENDPOINT, LIST_SECRETS, NOTE_SUCCESS } from '../endpoints/endpoints.queries.js';
import { WebhookPausesStore } from '../endpoints/webhook-pauses.store.js';
import { FINISH_DELIVERY, type DueDeliveryRow } from './deliveries.queries.js';
import { retryWaitMs } from './retry.js';
import { signedHeaders } from './signature.js';
import { WebhookClient, type Outcome } from './webhook.client.js';

const GONE = 410;

const UNSIGNED: Outcome = {
  status: null,
  answer: null,
  error: 'Its secret cannot be read any more: please rotate it',
  askedWaitMs: 0,
  durationMs: 0,
};

/** A call whose lease has been taken; this try is already counted. */
export type LeasedDelivery = DueDeliveryRow;

/** Makes one call and records its outcome. */
@Injectable()
export class DeliveryAttemptService {
  constructor(
    private readonly client: WebhookClient,
    private readonly secrets: SecretsService,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly pauses: WebhookPausesStore,
  ) {}

  async attempt(url: string, delivery: LeasedDelivery): Promise<void> {
    const headers = await this.sign(delivery);
    const outcome = headers ? await this.client.post(url, headers, delivery.body) : UNSIGNED;
    await this.unitOfWork.run((tx) => this.finish(tx, url, delivery, headers ?? {}, outcome));
  }

  /** @returns undefined if no secret can be decrypted any more */
  private async sign({ endpointId, eventKey, body }: LeasedDelivery) {
    const now = new Date();
    const rows = await this.sql.all(LIST_SECRETS, [endpointId, now.getTime()]);
    const secrets = rows.flatMap(({ sealed }) => this.tryOpen(sealed));
    return secrets.length === 0 ? undefined : signedHeaders(eventKey, body, secrets, now);
  }

  private tryOpen(sealed: string): string[] {
    try {
      return [this.secrets.open('webhook-secret', sealed)];
    } catch (error) {
      if (error instanceof CannotOpenError) return [];
      throw error;
    }
  }

  private async finish(
    tx: Tx,
    url: string,
    delivery: LeasedDelivery,
    headers: Record<string, string>,
    outcome: Outcome,
  ): Promise<void> {
    const now = Date.now();
    const isTest = delivery.type === TEST_EVENT;
    // The endpoint is locked before its calls, as everywhere. An answer of the previous URL says nothing about the
    // current one.
    const isCurrent = !isTest && (await tx.sql.claim(HOLD_CALLED_ENDPOINT, [delivery.endpointId, url]));
    const isGone = isCurrent && outcome.status === GONE;
    const wait = isTest || isGone ? undefined : retryWaitMs(delivery.attempts, outcome.askedWaitMs);
    const status = outcome.error === null ? 'delivered' : wait === undefined ? 'failed' : 'pending';
    const isOurs = await tx.sql.claim(FINISH_DELIVERY, [
      status,
      now + (wait ?? 0),
      JSON.stringify(headers),
      outcome.status,
      outcome.answer,
      outcome.error,
      outcome.durationMs,
      now,
      delivery.id,
      delivery.lease,
    ]);
    if (!isOurs || !isCurrent) return;
    if (status === 'delivered') await tx.sql.run(NOTE_SUCCESS, [now, delivery.endpointId]);
    else await this.pauses.noteFailure(tx, delivery.endpointId, isGone);
  }
}
