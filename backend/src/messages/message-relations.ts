import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalData } from '../users/personal-data.js';
import { UserRelations, type Relation } from '../users/user-relations.js';
import { keyOf, pairOf } from './conversation-key.js';

/** By conversation, because that is what messages are indexed by. */
const OWN = `SELECT m.id, m.senderId, m.receiverId, m.bookingId, m.content, m.isRead, m.createdAt
  FROM conversations c JOIN messages m ON m.conversationKey = c.conversationKey
  WHERE c.lowUserId = ? OR c.highUserId = ? ORDER BY m.id`;

/** Whom conversations bring together, and what they hold on a person. */
@Injectable()
export class MessageRelations implements OnModuleInit {
  constructor(
    private readonly relations: UserRelations,
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.relations.register((viewerId, otherId) => this.between(viewerId, otherId));
    this.personalData.register('messages', async (userId) =>
      exportedRows(await this.sql.all<Record<string, unknown>>(OWN, [userId, userId])),
    );
  }

  private async between(viewerId: number, otherId: number): Promise<Relation> {
    const shared = await this.sql.one('SELECT conversationKey FROM conversations WHERE conversationKey = ?', [
      keyOf(pairOf(viewerId, otherId)),
    ]);
    return { isCounterpart: shared !== undefined, sharesBooking: false };
  }
}
