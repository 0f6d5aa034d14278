import type { AuditTarget } from './audit-log.query.js';

/** An admin opened a record. */
export class FileViewed {
  constructor(
    readonly adminId: number,
    readonly action: 'user.viewed' | 'booking.viewed' | 'mail.viewed',
    readonly targetType: AuditTarget,
    readonly targetId: number,
  ) {}
}

/** An admin exported a list. */
export class RecordsExported {
  constructor(
    readonly adminId: number,
    readonly file: string,
    /** The names of the filters, without their values. */
    readonly filters: readonly string[],
  ) {}
}

/** An action of an admin was refused; `code` says why. */
export class ConsoleActFailed {
  constructor(
    readonly adminId: number,
    readonly operation: string,
    readonly code: string,
    /** The account for which a bulk action was refused. */
    readonly userId?: number,
  ) {}
}
