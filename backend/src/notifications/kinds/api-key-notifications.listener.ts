import { Injectable } from '@nestjs/common';
import { ApiKeyMade, ApiKeyRevoked, ApiKeysEnded } from '../../auth/api-keys/events/api-key.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { NOTIFY, type NoticeMail } from '../notice.js';
import { NotifierService } from '../notifier.service.js';
import { readPeople } from '../people.js';

const SEE_KEYS = { label: 'Security settings', path: '/security' };

/** Notifies the owner of API keys in the bell; the mail about a new key comes from `AccountMailsService`. */
@Injectable()
export class ApiKeyNotificationsListener {
  constructor(private readonly notifier: NotifierService) {}

  @OnEvent(ApiKeyMade, NOTIFY)
  async tellMade({ key }: ApiKeyMade, tx: Tx): Promise<void> {
    await this.tell(
      tx,
      key.userId,
      'You have a new API key',
      `“${key.name}” (${key.hint}) can act for you. If you did not make it, choose a new password at once.`,
    );
  }

  @OnEvent(ApiKeyRevoked, NOTIFY)
  async tellRevoked({ key, revokedBy }: ApiKeyRevoked, tx: Tx): Promise<void> {
    if (revokedBy === key.userId) return;
    const title = 'Your API key was revoked';
    const message = `Our team has revoked your API key ${key.hint}. Programs that use it are refused from now on.`;
    await this.tell(tx, key.userId, title, message, {
      type: 'api-key-revoked',
      subject: title,
      action: SEE_KEYS,
      isOurs: true,
    });
  }

  /** Explains to the owner why their programs are refused. */
  @OnEvent(ApiKeysEnded, NOTIFY)
  async tellEnded({ userId, isOwnerTold }: ApiKeysEnded, tx: Tx): Promise<void> {
    if (!isOwnerTold) return;
    await this.tell(
      tx,
      userId,
      'Your API keys have ended',
      'They end with a new password, when you are signed out everywhere and when you are no cleaner any more. Make new ones where you still need them.',
    );
  }

  private async tell(
    tx: Tx,
    userId: number,
    title: string,
    message: string,
    mail?: NoticeMail,
  ): Promise<void> {
    const [to] = await readPeople(tx.sql, [userId]);
    await this.notifier.tell(tx, [
      { to, type: 'other', title, message, about: {}, ...(mail ? { mail } : {}) },
    ]);
  }
}
