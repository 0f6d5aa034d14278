import { Injectable } from '@nestjs/common';
import { RETENTION_DAYS, type PauseReason } from '@tidyhearth/domain';
import { isMailedOften } from '../../auth/account-mail-caps.js';
import { Config } from '../../config/config.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import {
  WebhookSecretRotated,
  WebhooksSecured,
  WebhookUrlSet,
} from '../../webhooks/endpoints/webhook.events.js';
import { WebhookPaused, WebhookReleased } from '../../webhooks/endpoints/webhook-paused.event.js';
import { NOTIFY } from '../notice.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople } from '../people.js';

const WHY: Partial<Record<PauseReason, string>> = {
  failing: 'None of our calls has succeeded for three days.',
  gone: 'It answered that it wants no more calls (410).',
  team: 'Our team has paused it; please contact us.',
};

const KEPT = `Events are kept for ${RETENTION_DAYS.platformEvents} days.`;

interface Words {
  title: string;
  mailType: string;
  subject: string;
  paragraphs: readonly [string, ...string[]];
  /**
   * Owners can cause it as often as they like by what their server answers. Beyond a limit, only the bell reports it.
   */
  isOwnersDoing?: boolean;
}

/**
 * Tells owners of webhooks where their events go, and why they have stopped. Otherwise a program might wait for calls
 * that never come.
 */
@Injectable()
export class WebhookNotificationsListener {
  constructor(
    private readonly notifier: NotifierService,
    private readonly config: Config,
  ) {}

  @OnEvent(WebhookPaused, NOTIFY)
  async tellPaused({ ownerId, url, because }: WebhookPaused, tx: Tx): Promise<void> {
    const { host } = new URL(url);
    const message = `We have paused your webhook to ${host}. ${WHY[because] ?? ''}`.trim();
    const help = `Once your server answers again, resume the webhook and replay what happened meanwhile. ${KEPT}`;
    await this.write(tx, ownerId, {
      title: 'A webhook is paused',
      mailType: 'webhook-paused',
      subject: `Your webhook to ${host} is paused`,
      paragraphs: because === 'team' ? [message] : [message, help],
      isOwnersDoing: because !== 'team',
    });
  }

  @OnEvent(WebhookReleased, NOTIFY)
  async tellReleased({ ownerId, url }: WebhookReleased, tx: Tx): Promise<void> {
    const { host } = new URL(url);
    await this.write(tx, ownerId, {
      title: 'You can resume a webhook',
      mailType: 'webhook-released',
      subject: `You can resume your webhook to ${host}`,
      paragraphs: [
        `Our team had paused your webhook to ${host}. It stays paused until you resume it.`,
        `Replay what happened meanwhile. ${KEPT}`,
      ],
    });
  }

  /** So that an intruder can't add a webhook unnoticed. */
  @OnEvent(WebhookUrlSet, NOTIFY)
  async tellUrl({ ownerId, url, formerUrl }: WebhookUrlSet, tx: Tx): Promise<void> {
    const title = formerUrl === null ? 'You have a new webhook' : 'A webhook has a new address';
    const { host } = new URL(url);
    const message = `Your events are sent to ${host}. If you did not set this up, choose a new password at once.`;
    await this.ring(tx, ownerId, title, message);
  }

  @OnEvent(WebhookSecretRotated, NOTIFY)
  async tellRotated({ ownerId, url }: WebhookSecretRotated, tx: Tx): Promise<void> {
    const message = `Calls to ${new URL(url).host} are signed with a new secret. If you did not ask for it, choose a new password at once.`;
    await this.ring(tx, ownerId, 'A webhook has a new secret', message);
  }

  @OnEvent(WebhooksSecured, NOTIFY)
  async tellSecured({ ownerId }: WebhooksSecured, tx: Tx): Promise<void> {
    await this.ring(
      tx,
      ownerId,
      'Your webhooks are paused',
      'They pause with a new password, when you are signed out everywhere, when our team resets two-factor authentication and when an admin turns it off. Look through them and resume those you still want.',
    );
  }

  /** The first paragraph is also the text of the bell item. */
  private async write(
    tx: Tx,
    ownerId: number,
    { title, mailType, subject, paragraphs, isOwnersDoing = false }: Words,
  ): Promise<void> {
    const [to] = await readPeople(tx.sql, [ownerId]);
    const isCapped = isOwnersDoing && this.config.rateLimits;
    const isKeptBack = isCapped && (await isMailedOften(tx, to.email, mailType, to.isAddressProved));
    const action =
      to.email === this.config.adminEmail
        ? { label: 'Open the webhooks', path: '/admin/webhooks' }
        : { label: 'Read how', path: '/api/docs/guide#receive-webhooks' };
    const mail = isKeptBack ? undefined : { type: mailType, subject, paragraphs, action };
    await this.notifier.tell(tx, [{ to, type: 'other', title, message: paragraphs[0], about: {}, mail }]);
  }

  private async ring(tx: Tx, ownerId: number, title: string, message: string): Promise<void> {
    const [to] = await readPeople(tx.sql, [ownerId]);
    await this.notifier.tell(tx, [{ to, type: 'other', title, message, about: {} }]);
  }
}
