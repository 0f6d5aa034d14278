import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { IsPublic } from '../users/events/is-public.question.js';
import { FIND_LISTED_CLEANER } from './cleaners.queries.js';

/** Everybody may see listed cleaners. */
@Injectable()
export class CleanerVisibilityListener {
  constructor(private readonly sql: Sql) {}

  @OnEvent(IsPublic, { phase: 'answer', order: ORDER.cleaners })
  async isListed({ userId }: IsPublic): Promise<boolean> {
    return (await this.sql.one(FIND_LISTED_CLEANER, [userId])) !== undefined;
  }
}
