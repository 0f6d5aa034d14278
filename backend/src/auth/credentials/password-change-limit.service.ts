import { Injectable } from '@nestjs/common';
import { ACCOUNT_LIMITS, UNVERIFIED_LIMITS } from '@tidyhearth/domain';
import { Config } from '../../config/config.js';
import type { Tx } from '../../database/transaction.js';
import { limitRefusal, unverifiedRefusal } from '../../users/account-limits.js';
import { FIND_NTH_MAIL, FIND_PROVED_ADDRESS } from '../account-mails.queries.js';
import { PASSWORD_CHANGED, type MailedPerson } from '../account-mails.service.js';

/**
 * Limits changes of the password, because each one is mailed to an address that may be somebody else's if nobody has
 * confirmed it.
 */
@Injectable()
export class PasswordChangeLimitService {
  constructor(private readonly config: Config) {}

  /**
   * The caller holds the account's row, so that concurrent calls count each other's changes.
   *
   * @throws AppError EMAIL_NOT_VERIFIED, TOO_MANY_REQUESTS
   */
  async require(tx: Tx, { id, email }: MailedPerson): Promise<void> {
    if (!this.config.rateLimits) return;
    const isProved = (await tx.sql.one(FIND_PROVED_ADDRESS, [id]))?.email === email;
    const { passwordChangesADay: max } = isProved ? ACCOUNT_LIMITS : UNVERIFIED_LIMITS;
    const nth = await tx.sql.one(FIND_NTH_MAIL(max), [email, PASSWORD_CHANGED]);
    const sentence = `You can change your password ${max} times a day`;
    const refusal = limitRefusal(nth?.at, Date.now(), `${sentence}.`);
    if (!refusal) return;
    throw isProved ? refusal : unverifiedRefusal(`${sentence} before your email address is confirmed.`);
  }
}
