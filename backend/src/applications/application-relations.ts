import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import { exportedRows } from '../users/exported-rows.js';
import { PersonalData } from '../users/personal-data.js';
import { UserRelations, type Relation } from '../users/user-relations.js';
import { EXPORT_APPLICATIONS, FIND_APPLICATION_BETWEEN } from './applications.queries.js';

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
      exportedRows(await this.sql.all(EXPORT_APPLICATIONS, [userId])),
    );
  }

  private async between(viewerId: number, otherId: number): Promise<Relation> {
    const pairs = [viewerId, otherId, otherId, viewerId] as const;
    const shared = await this.sql.one(FIND_APPLICATION_BETWEEN, pairs);
    return { isCounterpart: shared !== undefined, sharesBooking: false };
  }
}
