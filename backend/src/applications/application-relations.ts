import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalData } from '../users/personal-data.js';
import { UserRelations, type Relation } from '../users/user-relations.js';

const BETWEEN = `SELECT a.id FROM applications a JOIN postings p ON p.id = a.postingId
  JOIN cleaners k ON k.id = a.cleanerId WHERE p.customerId = ? AND k.userId = ?`;
const OWN = `SELECT a.id, a.postingId, a.proposedRatePence, a.message, a.status, a.createdAt, a.updatedAt
  FROM applications a JOIN cleaners k ON k.id = a.cleanerId WHERE k.userId = ? ORDER BY a.id`;

/** Whom applications bring together, and what they hold on a person. */
@Injectable()
export class ApplicationRelations implements OnModuleInit {
  constructor(
    private readonly relations: UserRelations,
    private readonly personalData: PersonalData,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.relations.register((viewerId, otherId) => this.between(viewerId, otherId));
    this.personalData.register('applications', async (userId) =>
      exportedRows(await this.sql.all<Record<string, unknown>>(OWN, [userId])),
    );
  }

  private async between(viewerId: number, otherId: number): Promise<Relation> {
    const shared = await this.sql.one(`${BETWEEN} UNION ALL ${BETWEEN} LIMIT 1`, [
      viewerId,
      otherId,
      otherId,
      viewerId,
    ]);
    return { isCounterpart: shared !== undefined, sharesBooking: false };
  }
}
