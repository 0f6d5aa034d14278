import { DAY_MS, RETENTION_DAYS } from '@tidyhearth/domain';

/** The address belonged to an account that was closed a short time ago. */
export class ReservedAddressError extends Error {
  readonly userId: number;
  /** From the morning of this day on: what is due is erased in the night after. */
  readonly freeFrom: number;

  constructor({ userId, closedAt }: { userId: number; closedAt: number }) {
    super('the address of a closed account');
    this.userId = userId;
    this.freeFrom = closedAt + (RETENTION_DAYS.closedAccounts + 1) * DAY_MS;
  }
}
