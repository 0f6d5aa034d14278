import { Injectable } from '@nestjs/common';
import {
  ACCOUNT_LIMITS,
  DAY_MS,
  MAX_PENDING_REQUESTS_PER_CUSTOMER,
  UNVERIFIED_LIMITS,
} from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import { Config } from '../config/config.js';
import type { Tx } from '../database/transaction.js';
import { limitRefusal, holdAccount, unverifiedRefusal, type HeldAccount } from '../users/account-limits.js';
import {
  COUNT_OPEN_REQUESTS,
  COUNT_REQUESTS_SINCE,
  FIND_NTH_REQUEST,
  FIND_NTH_RESCHEDULE,
} from './bookings.queries.js';

interface Asking {
  customerId: number;
  cleanerId: number;
}

/** Limits on a customer's requests and reschedules. */
@Injectable()
export class RequestLimitsService {
  constructor(private readonly config: Config) {}

  /** @throws AppError FORBIDDEN, TOO_MANY_PENDING, EMAIL_NOT_VERIFIED or TOO_MANY_REQUESTS */
  async requireMayRequest(tx: Tx, asking: Asking, now: number): Promise<void> {
    const account = await holdAccount(tx.sql, asking.customerId);
    // The customer may have become a cleaner since the call was admitted.
    if (account.userType !== 'customer') throw new AppError('FORBIDDEN');
    const open = await countOpen(tx, asking);
    if (open >= MAX_PENDING_REQUESTS_PER_CUSTOMER) throw new AppError('TOO_MANY_PENDING');
    if (!this.config.rateLimits) return;
    requireVerified(account, open);
    await requireFewToday(tx, account, asking, now);
    const max = ACCOUNT_LIMITS.requestsToOneCleanerADay;
    const sentence = `You can send the same cleaner ${max} requests a day.`;
    await requireRested(tx, FIND_NTH_REQUEST(max), asking, now, sentence);
  }

  /**
   * @param isOpen whether the booking is pending already, so that the number of requests stays the same
   * @throws AppError TOO_MANY_PENDING, EMAIL_NOT_VERIFIED or TOO_MANY_REQUESTS
   */
  async requireMayReschedule(tx: Tx, asking: Asking, isOpen: boolean, now: number): Promise<void> {
    const account = await holdAccount(tx.sql, asking.customerId);
    const open = isOpen ? 0 : await countOpen(tx, asking);
    if (open >= MAX_PENDING_REQUESTS_PER_CUSTOMER) throw new AppError('TOO_MANY_PENDING');
    if (!this.config.rateLimits) return;
    if (!isOpen) requireVerified(account, open);
    const max = ACCOUNT_LIMITS.reschedulesWithOneCleanerADay;
    const sentence = `You can ask the same cleaner for another time ${max} times a day.`;
    await requireRested(tx, FIND_NTH_RESCHEDULE(max), asking, now, sentence);
  }
}

async function countOpen(tx: Tx, { customerId }: Asking): Promise<number> {
  return (await tx.sql.one(COUNT_OPEN_REQUESTS, [customerId]))?.requests ?? 0;
}

function requireVerified({ isEmailVerified }: HeldAccount, open: number): void {
  const max = UNVERIFIED_LIMITS.openRequests;
  if (isEmailVerified || open < max) return;
  throw unverifiedRefusal(`You can have ${max} open requests before your email address is confirmed.`);
}

/** Counts requests to all cleaners, because each one is mailed to somebody even if it is cancelled at once. */
async function requireFewToday(
  tx: Tx,
  { isEmailVerified }: HeldAccount,
  { customerId }: Asking,
  now: number,
): Promise<void> {
  const { requestsADay: max } = isEmailVerified ? ACCOUNT_LIMITS : UNVERIFIED_LIMITS;
  const lately = await tx.sql.one(COUNT_REQUESTS_SINCE, [customerId, now - DAY_MS]);
  if (!lately || lately.requests < max) return;
  const sentence = `You can send ${max} requests a day`;
  if (!isEmailVerified) throw unverifiedRefusal(`${sentence} before your email address is confirmed.`);
  const refusal = limitRefusal(lately.oldest ?? now, now, `${sentence}.`);
  if (refusal) throw refusal;
}

async function requireRested(
  tx: Tx,
  nthNewest: ReturnType<typeof FIND_NTH_REQUEST>,
  { customerId, cleanerId }: Asking,
  now: number,
  sentence: string,
): Promise<void> {
  const nth = await tx.sql.one(nthNewest, [customerId, cleanerId]);
  const refusal = limitRefusal(nth?.at, now, sentence);
  if (refusal) throw refusal;
}
