import { Injectable } from '@nestjs/common';
import type { CleanerStatus } from '@tidyhearth/domain';
import { PersonBlocksStore } from '../blocks/person-blocks.store.js';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { actsAsAdmin } from '../common/second-factor.js';
import { Sql } from '../database/sql.js';
import type { RowOf } from '../database/statement.js';
import { EventBus } from '../events/event-bus.js';
import { FIND_SHOWN_CLEANER } from './cleaners.queries.js';
import { SharesWork } from './events/shares-work.question.js';

/** The facts that decide who can see a cleaner. */
interface Shown {
  id: number;
  userId: number;
  status: CleanerStatus;
  isListed: boolean;
  /** Whether the account is suspended or deactivated. */
  isClosed: boolean;
}

/** The one rule for everything that is shown about a cleaner. Hidden cleaners are answered as if they did not exist. */
@Injectable()
export class CleanerVisibilityService {
  constructor(
    private readonly sql: Sql,
    private readonly bus: EventBus,
    private readonly blocks: PersonBlocksStore,
  ) {}

  /** @throws AppError NOT_FOUND */
  async find(
    key: 'id' | 'userId',
    id: number,
    viewer: Actor | undefined,
  ): Promise<RowOf<typeof FIND_SHOWN_CLEANER>> {
    const cleaner = await this.sql.one(FIND_SHOWN_CLEANER(key), [id]);
    if (!cleaner || !(await this.isShownTo(cleaner, viewer))) throw new AppError('NOT_FOUND');
    return cleaner;
  }

  /**
   * Everybody sees listed cleaners. The owner and the admin see the profile in any state. People who share a booking or
   * a bid with the cleaner see it while the account is open and approved. Whoever has blocked the cleaner sees nothing.
   */
  async isShownTo(cleaner: Shown, viewer: Actor | undefined): Promise<boolean> {
    if (!viewer) return cleaner.isListed;
    if (await this.blocks.hasBlocked(this.sql, viewer.userId, cleaner.userId)) return false;
    if (cleaner.isListed) return true;
    if (actsAsAdmin(viewer)) return true;
    // Somebody who has withdrawn an application is a customer and has no profile.
    if (viewer.userId === cleaner.userId) return cleaner.status !== 'withdrawn';
    return this.isKnownTo(cleaner, viewer.userId, this.sql);
  }

  /** The same for a customer who requests a time. Call it inside the transaction that makes the booking. */
  async isBookableBy(cleaner: Shown, customerId: number, sql: Sql): Promise<boolean> {
    return cleaner.isListed || this.isKnownTo(cleaner, customerId, sql);
  }

  private async isKnownTo({ id, status, isClosed }: Shown, userId: number, sql: Sql): Promise<boolean> {
    if (status !== 'approved' || isClosed) return false;
    return (await this.bus.ask(new SharesWork(sql, userId, id))).includes(true);
  }
}
