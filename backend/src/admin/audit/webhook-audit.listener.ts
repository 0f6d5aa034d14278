import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@tidyhearth/domain';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import {
  WebhookRemoved,
  WebhookSecretRotated,
  WebhooksSecured,
  WebhookUrlSet,
} from '../../webhooks/endpoints/webhook.events.js';
import { AUDIT, onUser, write, type Line } from './audit-line.js';

/**
 * Logs where events of an account are sent, by host only, because the rest of a URL may contain secrets of the
 * receiver.
 */
@Injectable()
export class WebhookAuditListener {
  @OnEvent(WebhookUrlSet, AUDIT)
  async logUrl({ endpointId, ownerId, url, formerUrl }: WebhookUrlSet, tx: Tx): Promise<void> {
    const { host } = new URL(url);
    const action = formerUrl === null ? 'account.webhook-made' : 'account.webhook-url-changed';
    await write(tx, {
      ...onUser(action, ownerId, ownerId),
      summary: host,
      ...(formerUrl === null ? {} : { before: { host: new URL(formerUrl).host } }),
      after: { webhookId: endpointId, host },
    });
  }

  @OnEvent(WebhookSecretRotated, AUDIT)
  async logRotated(event: WebhookSecretRotated, tx: Tx): Promise<void> {
    await write(tx, lineOf('account.webhook-secret-rotated', event, 'after'));
  }

  @OnEvent(WebhookRemoved, AUDIT)
  async logRemoved(event: WebhookRemoved, tx: Tx): Promise<void> {
    await write(tx, lineOf('account.webhook-removed', event, 'before'));
  }

  /** The previous line tells what paused them. */
  @OnEvent(WebhooksSecured, AUDIT)
  async logSecured({ ownerId, count }: WebhooksSecured, tx: Tx): Promise<void> {
    await write(tx, { ...onUser('account.webhooks-paused', ownerId, null), after: { webhooks: count } });
  }
}

function lineOf(
  action: AuditAction,
  { endpointId, ownerId, url }: WebhookSecretRotated | WebhookRemoved,
  when: 'before' | 'after',
): Line {
  const { host } = new URL(url);
  return { ...onUser(action, ownerId, ownerId), summary: host, [when]: { webhookId: endpointId, host } };
}
