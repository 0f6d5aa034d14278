import type { BookingStatus } from '@tidyhearth/domain';
import { addParties, PARTIES } from '../../test/support/embedded-people.js';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { PersonBlocksStore } from '../blocks/person-blocks.store.js';
import { CleanerCalendarsStore } from '../cleaners/calendar/cleaner-calendars.store.js';
import { FullDaysStore } from '../cleaners/calendar/full-days.store.js';
import { loadConfig } from '../config/load-config.js';
import { SecretsService } from '../config/secrets.service.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import { select, text, write } from '../database/statement.js';
import { AgreedWorkService } from './agreed-work.service.js';
import { BookingOutcomeService } from './booking-outcome.service.js';
import { BookingRecordsStore } from './booking-records.store.js';
import { BookingTransitionsService } from './booking-transitions.service.js';
import { BookingViewsService } from './booking-views.service.js';
import { ObstaclesService } from './obstacles.service.js';

const ADMIN = 99;

describe('a dispute that is settled', () => {
  let database: TestDatabase;
  let outcome: BookingOutcomeService;

  beforeEach(async () => {
    const config = loadConfig({});
    database = await openTestDatabase();
    const { sql, uow } = database;
    const idempotency = new IdempotencyService(uow, new SecretsService(config));
    const records = new BookingRecordsStore();
    const calendars = new CleanerCalendarsStore(sql, new FullDaysStore());
    const obstacles = new ObstaclesService(sql, calendars);
    const views = new BookingViewsService(sql, config, new AgreedWorkService(), obstacles);
    const transitions = new BookingTransitionsService(
      idempotency,
      records,
      calendars,
      views,
      new PersonBlocksStore(),
      config,
    );
    outcome = new BookingOutcomeService(idempotency, records, transitions, views);
    await addParties(uow);
  });
  afterEach(() => database.close());

  async function disputed(status: BookingStatus): Promise<void> {
    await database.uow.run((tx) =>
      tx.sql.run(
        write(
          'test',
          `INSERT INTO bookings (id, customerId, cleanerId, serviceType, homeSize, bookingDate, bookingTime, startsAt, endsAt,
           durationMinutes, address, streetAddress, city, postcode, hourlyRatePence, totalPence, status, requestedAt,
           disputedById, disputedAt, createdAt, updatedAt)
           VALUES (1, 1, 7, 'regular', 'Medium', '2026-06-01', '09:00', 0, 3600000, 60, 'a', 's', 'c', 'OX1 2JD', 2500, 2500,
                   ?, 0, ?, 0, 0, 0)`,
        ),
        [status, PARTIES.cleanerUserId],
      ),
    );
  }
  const settle = (finding: 'took-place' | 'did-not-happen') =>
    database.uow.run((tx) => outcome.settleDispute(tx, 1, ADMIN, finding));
  const statusNow = async () =>
    (await database.sql.one(select('test', { status: text }, 'SELECT status FROM bookings'), []))?.status;

  it.each([
    ['took-place', 'completed'],
    ['did-not-happen', 'cancelled'],
  ] as const)('ends a confirmed booking: %s', async (finding, status) => {
    await disputed('confirmed');
    await settle(finding);
    expect(await statusNow()).toBe(status);
  });

  it('takes no completion back that came between reading the case and deciding it', async () => {
    await disputed('completed');
    await expect(settle('did-not-happen')).rejects.toMatchObject({ code: 'STATE_CONFLICT' });
    expect(await statusNow()).toBe('completed');
  });
});
