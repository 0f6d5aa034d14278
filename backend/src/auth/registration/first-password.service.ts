import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@tidyhearth/domain';
import { Config } from '../../config/config.js';
import { SecretsService } from '../../config/secrets.service.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { tokenHash } from '../credentials/one-time-token.js';
import { NO_PASSWORD } from '../credentials/password-hasher.service.js';
import { FIND_ADMIN_ACCOUNT, OFFER_FIRST_PASSWORD } from './registration.queries.js';

const LINK_VALID_MS = 24 * HOUR_MS;

export interface PasswordLink {
  readonly token: string;
  /** An instant, in milliseconds. */
  readonly until: number;
}

/**
 * Makes the link to the admin's first password. It is derived from the account, the expiry and the secret, so that every
 * start, every replica and the operator's command give the same.
 */
@Injectable()
export class FirstPasswordService {
  constructor(
    private readonly config: Config,
    private readonly secrets: SecretsService,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The link that is still valid, or a new one; undefined if a password has been chosen. */
  async link(): Promise<PasswordLink | undefined> {
    const account = await this.sql.one(FIND_ADMIN_ACCOUNT, [this.config.adminEmail]);
    if (account?.password !== NO_PASSWORD) return undefined;
    const { id, passwordResetToken: stored, passwordResetExpiry: end } = account;
    if (end !== null && end > Date.now()) {
      const token = this.tokensOf(id, end).find((one) => tokenHash(one) === stored);
      if (token !== undefined) return { token, until: end };
    }
    const until = Date.now() + LINK_VALID_MS;
    const [token] = this.tokensOf(id, until);
    const params = [tokenHash(token), until, id, NO_PASSWORD, stored ?? ''] as const;
    const isStored = await this.unitOfWork.run((tx) => tx.sql.claim(OFFER_FIRST_PASSWORD, params));
    // If another replica was faster, its link is the valid one.
    return isStored ? { token, until } : this.link();
  }

  private tokensOf(accountId: number, until: number) {
    return this.secrets.keyedHashes('first-password', `${accountId}:${until}`);
  }
}
