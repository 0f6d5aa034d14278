import { Injectable } from '@nestjs/common';
import { PersonBlocksStore } from '../blocks/person-blocks.store.js';
import { nameOfLeft } from './left-to-the-start.js';
import { Sql } from '../database/sql.js';
import type { Tx } from '../database/transaction.js';
import { UserModerationService } from '../users/user-moderation.service.js';
import { FORGET_PROGRESS, LIST_LEFT_TO_THE_START } from './retention.queries.js';

const AT_ONCE = 50;

/** Settles the acts that a restore has repeated: suspensions, and blocks between people. */
@Injectable()
export class RestoredActsService {
  constructor(
    private readonly sql: Sql,
    private readonly moderation: UserModerationService,
    private readonly blocks: PersonBlocksStore,
  ) {}

  /** The acts that are not settled yet. */
  list() {
    return this.sql.all(LIST_LEFT_TO_THE_START(AT_ONCE), []);
  }

  /** Settles an act only once, even if others try at the same moment. */
  async settle(tx: Tx, { rule, id }: { rule: string; id: number }): Promise<void> {
    if (!(await tx.sql.claim(FORGET_PROGRESS, [rule]))) return;
    if (rule === nameOfLeft('restored suspension', id)) await this.moderation.settleAgain(tx, id);
    else await this.blocks.settleAgain(tx, id);
  }
}
