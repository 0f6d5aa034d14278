import { Injectable } from '@nestjs/common';
import { BLOCK_ERRORS, joinHours, type WorkingHours } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { invalid } from '../../common/app-error.js';
import { requireMatch } from '../../common/entity-tag.js';
import { requireOwnCleaner } from '../../common/ownership.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { requireOpenAccount } from '../../users/hold-open-accounts.js';
import { LIST_WORKING_HOURS } from './calendar.queries.js';
import { CleanerCalendarsStore } from './cleaner-calendars.store.js';
import type { WorkingHoursDto } from './dto/working-hours.dto.js';
import { WorkingHoursRow } from './working-hours.entity.js';

/** The weekly working hours of a cleaner. Changes don't affect existing bookings. */
@Injectable()
export class WorkingHoursService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly calendars: CleanerCalendarsStore,
  ) {}

  async get(actor: Actor, cleanerId: number): Promise<WorkingHoursDto> {
    requireOwnCleaner(actor, cleanerId);
    return readWeek(this.sql, cleanerId);
  }

  async replace(actor: Actor, cleanerId: number, { hours }: WorkingHoursDto): Promise<WorkingHoursDto> {
    requireOwnCleaner(actor, cleanerId);
    hours.forEach(refuseBackwards);
    await this.unitOfWork.run(async (tx) => {
      await requireOpenAccount(tx, actor.userId);
      await this.calendars.lock(tx, cleanerId);
      await requireMatch(['hours'], () => readWeek(tx.sql, cleanerId));
      await tx.manager.delete(WorkingHoursRow, { cleanerId });
      const rows = joinHours(hours).map(({ day, start, end }) => ({
        cleanerId,
        day,
        startTime: start,
        endTime: end,
      }));
      await tx.manager.insert(WorkingHoursRow, rows);
      await this.calendars.noteHours(tx, cleanerId);
    });
    return this.get(actor, cleanerId);
  }
}

async function readWeek(sql: Pick<Sql, 'all'>, cleanerId: number): Promise<WorkingHoursDto> {
  const rows = await sql.all(LIST_WORKING_HOURS, [cleanerId]);
  return { hours: rows.map(({ day, startTime, endTime }) => ({ day, start: startTime, end: endTime })) };
}

function refuseBackwards({ start, end }: WorkingHours, index: number): void {
  if (end <= start) throw invalid(`hours.${index}.end`, BLOCK_ERRORS.order);
}
