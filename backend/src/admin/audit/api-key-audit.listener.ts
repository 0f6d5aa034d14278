import { Injectable } from '@nestjs/common';
import { ApiKeyMade, ApiKeyRevoked, ApiKeysEnded } from '../../auth/api-keys/events/api-key.events.js';
import { isoOf } from '../../database/columns.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { AUDIT, onUser, write } from './audit-line.js';

/** Logs which API keys were made, by whom, and how they ended. */
@Injectable()
export class ApiKeyAuditListener {
  @OnEvent(ApiKeyMade, AUDIT)
  async logMade({ key, scopes, expiresAt }: ApiKeyMade, tx: Tx): Promise<void> {
    await write(tx, {
      ...onUser('account.api-key-made', key.userId, key.userId),
      summary: key.hint,
      after: { keyId: key.keyId, scopes, expiresAt: isoOf(expiresAt) },
    });
  }

  @OnEvent(ApiKeyRevoked, AUDIT)
  async logRevoked({ key, revokedBy }: ApiKeyRevoked, tx: Tx): Promise<void> {
    const action = revokedBy === key.userId ? 'account.api-key-revoked' : 'user.api-key-revoked';
    await write(tx, {
      ...onUser(action, key.userId, revokedBy),
      summary: key.hint,
      before: { keyId: key.keyId },
    });
  }

  /** The previous line tells what ended them. */
  @OnEvent(ApiKeysEnded, AUDIT)
  async logEnded({ userId, count }: ApiKeysEnded, tx: Tx): Promise<void> {
    await write(tx, { ...onUser('account.api-keys-ended', userId, null), before: { keys: count } });
  }
}
