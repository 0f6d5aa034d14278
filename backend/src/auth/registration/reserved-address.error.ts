import { DAY_MS, RETENTION_DAYS } from '@tidyhearth/domain';

/** The address belonged to an account that was closed recently. */
export class ReservedAddressError extends Error {
  readonly userId: number;
  /** A day after the retention ends, because expired rows are erased in the following night. */
  readonly freeFrom: number;

  constructor({ userId, closedAt }: { userId: number; closedAt: number }) {
    super('the address of a closed account');
    this.userId = userId;
    this.freeFrom = closedAt + (RETENTION_DAYS.closedAccounts + 1) * DAY_MS;
  }
}
