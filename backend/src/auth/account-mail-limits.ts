import { ACCOUNT_LIMITS } from '@tidyhearth/domain';
import type { Tx } from '../database/transaction.js';
import { NEW_ADDRESS_MAIL, VERIFICATION_CODE_MAIL } from '../mail/mail-types.js';
import { limitRefusal } from '../users/account-limits.js';
import { FIND_NTH_MAIL, FIND_NTH_MAIL_OF_ACCOUNT } from './account-mails.queries.js';
import type { MailedPerson } from './account-mails.service.js';

/**
 * Limits for mails that a call always sends, to an address that nobody has confirmed and that may be a stranger's. The
 * caller holds the account's row, so that concurrent calls for one account count each other's mails.
 */

/**
 * Counts the mails of all accounts that were opened with the address, one after the other.
 *
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function requireCodesLeft(tx: Tx, { email }: MailedPerson, now: number): Promise<void> {
  const { verificationCodesADay: max } = ACCOUNT_LIMITS;
  const nth = await tx.sql.one(FIND_NTH_MAIL(max), [email, VERIFICATION_CODE_MAIL]);
  const refusal = limitRefusal(nth?.at, now, `We mail ${max} codes a day to one address.`);
  if (refusal) throw refusal;
}

/**
 * Counts the mails of this account to any address, and those of any account to this address.
 *
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function requireAddressChangesLeft(tx: Tx, { id, email }: MailedPerson): Promise<void> {
  const { emailChangesADay: max } = ACCOUNT_LIMITS;
  const own = await tx.sql.one(FIND_NTH_MAIL_OF_ACCOUNT(max), [id, NEW_ADDRESS_MAIL]);
  const received = await tx.sql.one(FIND_NTH_MAIL(max), [email, NEW_ADDRESS_MAIL]);
  const nth = Math.max(own?.at ?? 0, received?.at ?? 0);
  const sentence = `We mail ${max} links a day for one account, and to one address.`;
  const refusal = limitRefusal(nth, Date.now(), sentence);
  if (refusal) throw refusal;
}
