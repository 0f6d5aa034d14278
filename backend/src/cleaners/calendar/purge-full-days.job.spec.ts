import { dayNumber, ukToday } from '@tidyhearth/domain';
import { openTestDatabase } from '../../../test/support/embedded-database.js';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { int, select, Write } from '../../database/statement.js';
import { PurgeFullDaysJob } from './purge-full-days.job.js';

it('full days of the past are deleted, of each cleaner, and that of today is not', async () => {
  const database = await openTestDatabase();
  const run = (text: string) => database.uow.run((tx) => tx.sql.run(new Write('test', text), []));
  const today = dayNumber(ukToday(Date.now()));
  await run(
    `INSERT INTO users (id, email, password, firstName, lastName, userType, createdAt, updatedAt) VALUES
      (1, 'a@test.example', '-', 'A', 'B', 'cleaner', 0, 0), (2, 'c@test.example', '-', 'C', 'D', 'cleaner', 0, 0)`,
  );
  await run(
    `INSERT INTO cleaners (id, userId, bio, hourlyRatePence, location, postcode, services, serviceMask, createdAt, updatedAt) VALUES
      (1, 1, '', 0, '', '', '[]', 0, 0, 0), (2, 2, '', 0, '', '', '[]', 0, 0, 0)`,
  );
  await run(
    `INSERT INTO full_days (cleanerId, day) VALUES (1, ${today - 2}), (1, ${today - 1}), (1, ${today}), (2, ${today - 1})`,
  );
  await new PurgeFullDaysJob(database.uow, new JobLeasesService(database.uow)).everyHour();
  const left = select('test', { cleanerId: int, day: int }, 'SELECT cleanerId, day FROM full_days');
  expect(await database.sql.all(left)).toEqual([{ cleanerId: 1, day: today }]);
  await database.close();
});
