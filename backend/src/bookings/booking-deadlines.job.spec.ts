import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { addBooking, addParties } from '../../test/support/embedded-people.js';
import { PersonBlocksStore } from '../blocks/person-blocks.store.js';
import { CleanerCalendarsStore } from '../cleaners/calendar/cleaner-calendars.store.js';
import { FullDaysStore } from '../cleaners/calendar/full-days.store.js';
import type { Config } from '../config/config.js';
import { loadConfig } from '../config/load-config.js';
import { SecretsService } from '../config/secrets.service.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import { JobLeasesService } from '../database/job-leases.service.js';
import { AgreedWorkService } from './agreed-work.service.js';
import { BookingDeadlinesJob } from './booking-deadlines.job.js';
import { BookingRecordsStore } from './booking-records.store.js';
import { BookingTransitionsService } from './booking-transitions.service.js';
import { BookingViewsService } from './booking-views.service.js';
import { ObstaclesService } from './obstacles.service.js';
import { SET_BOOKING_TIME } from './bookings.queries.js';
import {
  BookingCancelled,
  BookingNudged,
  BookingReminded,
  CompletionNudged,
} from './events/booking.events.js';
import { select, text, write } from '../database/statement.js';
import type { EventDispatcher } from '../database/transaction.js';

const HOUR = 3_600_000;
const NOW = Date.parse('2027-06-01T12:00:00Z');
const config = {
  requestNudgeHours: 12,
  requestReleaseHours: 48,
  reminderHours: 24,
} as Config;
const secrets = new SecretsService(
  loadConfig({ JWT_SECRET: 'a-secret-for-this-test-that-is-long-enough', NODE_ENV: 'test' }),
);

describe('booking deadlines', () => {
  let start: () => BookingDeadlinesJob;
  let database: TestDatabase;
  let deadlines: BookingDeadlinesJob;
  let events: object[];
  /** What somebody else does at the same moment. */
  let meanwhile: EventDispatcher['dispatch'];

  beforeEach(async () => {
    events = [];
    meanwhile = async () => undefined;
    database = await openTestDatabase({
      dispatch: async (event, tx) => {
        events.push(event);
        await meanwhile(event, tx);
      },
    });
    const { sql, uow } = database;
    const records = new BookingRecordsStore();
    const calendars = new CleanerCalendarsStore(sql, new FullDaysStore());
    const transitions = new BookingTransitionsService(
      new IdempotencyService(uow, secrets),
      records,
      calendars,
      new BookingViewsService(sql, config, new AgreedWorkService(), new ObstaclesService(sql, calendars)),
      new PersonBlocksStore(),
      config,
    );
    start = () => new BookingDeadlinesJob(sql, uow, records, transitions, new JobLeasesService(uow), config);
    deadlines = start();
    await addParties(uow);
  });
  afterEach(() => database.close());

  async function booking(
    id: number,
    status: 'pending' | 'confirmed',
    askedHoursAgo: number,
    startsInHours: number,
  ) {
    const [startsAt, requestedAt] = [NOW + startsInHours * HOUR, NOW - askedHoursAgo * HOUR];
    await addBooking(database.uow, { id, startsAt, status, requestedAt });
  }
  const happened = () =>
    events.map((event) => {
      const kind = [BookingNudged, BookingReminded, BookingCancelled, CompletionNudged].find(
        (one) => event instanceof one,
      )?.name;
      return `${kind} ${(event as BookingNudged).booking.bookingId}`;
    });

  it('nudges once after twelve hours without an answer', async () => {
    await booking(1, 'pending', 11, 100);
    await booking(2, 'pending', 12, 100);
    await deadlines.runAll(NOW);
    await deadlines.runAll(NOW);
    expect(happened()).toEqual(['BookingNudged 2']);
  });

  it('nudges nobody about a request that the cleaner cannot accept, until approved again', async () => {
    const approval = (status: string) =>
      database.uow.run((tx) => tx.sql.run(write('test', 'UPDATE cleaners SET status = ?'), [status]));
    await booking(1, 'pending', 12, 100);
    await booking(2, 'pending', 48, 100);
    await approval('pending');
    await deadlines.runAll(NOW);
    expect(happened()).toEqual(['BookingCancelled 2']);
    await approval('approved');
    await deadlines.runAll(NOW);
    expect(happened()).toEqual(['BookingCancelled 2', 'BookingNudged 1']);
  });

  it('nudges nobody whose approval is withdrawn after the request was listed', async () => {
    for (const id of [1, 2]) await booking(id, 'pending', 12, 100);
    meanwhile = async (_, tx) => {
      await tx.sql.run(write('test', "UPDATE cleaners SET status = 'pending'"));
    };
    await deadlines.runAll(NOW);
    expect(happened()).toEqual(['BookingNudged 1']);
  });

  it('releases after forty-eight hours, or at the start if that comes first', async () => {
    await booking(1, 'pending', 47, 100);
    await booking(2, 'pending', 48, 100);
    await booking(3, 'pending', 1, 0);
    await deadlines.runAll(NOW);
    expect(happened()).toEqual(['BookingCancelled 2', 'BookingCancelled 3', 'BookingNudged 1']);
    expect(events[0]).toMatchObject({ reason: 'unanswered', cancelledBy: null });
    const rows = await database.sql.all(
      select('test', { status: text }, 'SELECT status FROM bookings ORDER BY id'),
    );
    expect(rows.map(({ status }) => status)).toEqual(['pending', 'cancelled', 'cancelled']);
  });

  it('hold for all other bookings where one fails, which is tried again', async () => {
    for (const id of [1, 2]) await booking(id, 'pending', 48, 100);
    await booking(3, 'confirmed', 800, -15 * 24);
    const fails = async (event: object) => {
      if ((event as BookingCancelled).booking.bookingId !== 2) throw new Error('no such template');
    };
    meanwhile = fails;
    await expect(deadlines.runAll(NOW)).rejects.toThrow('failed for booking 1, booking 3');
    meanwhile = async () => undefined;
    events = [];
    await deadlines.runAll(NOW);
    expect(happened()).toEqual(['BookingCancelled 1', 'CompletionNudged 3']);
  });

  it('leaves a request alone that was moved after it was listed', async () => {
    for (const id of [1, 2]) await booking(id, 'pending', 48, 100);
    for (const id of [3, 4]) await booking(id, 'pending', 12, 100);
    meanwhile = async (event, tx) => {
      const { bookingId } = (event as BookingNudged).booking;
      await tx.sql.run(write('test', 'UPDATE bookings SET requestedAt = ? WHERE id = ?'), [
        NOW,
        bookingId + 1,
      ]);
    };
    await deadlines.runAll(NOW);
    expect(happened()).toEqual(['BookingCancelled 1', 'BookingNudged 3']);
  });

  it('nudges anew about a request that was moved, which has waited since then', async () => {
    await booking(1, 'pending', 12, 100);
    await deadlines.runAll(NOW);
    const startsAt = NOW + 200 * HOUR;
    const time = ['2027-06-09', '21:00', startsAt, startsAt + HOUR] as const;
    await database.uow.run((tx) => tx.sql.run(SET_BOOKING_TIME, [...time, null, NOW, 1]));
    await deadlines.runAll(NOW + 11 * HOUR);
    expect(happened()).toEqual(['BookingNudged 1']);
    await deadlines.runAll(NOW + 12 * HOUR);
    expect(happened()).toEqual(['BookingNudged 1', 'BookingNudged 1']);
  });

  it('asks at the end of a clean whether it is done, and once more a day later', async () => {
    await booking(1, 'confirmed', 100, -1);
    await booking(2, 'confirmed', 100, -0.5);
    await deadlines.runAll(NOW);
    await deadlines.runAll(NOW + 1);
    expect(happened()).toEqual(['CompletionNudged 1']);
    await deadlines.runAll(NOW + HOUR);
    await deadlines.runAll(NOW + 24 * HOUR);
    await deadlines.runAll(NOW + 48 * HOUR);
    await deadlines.runAll(NOW + 72 * HOUR);
    expect(happened()).toEqual([
      'CompletionNudged 1',
      'CompletionNudged 2',
      'CompletionNudged 1',
      'CompletionNudged 2',
    ]);
    expect(events.map((event) => (event as CompletionNudged).isLast)).toEqual([false, false, true, true]);
  });

  it('asks nobody about a clean that is disputed, or that was asked about and is long gone', async () => {
    await booking(1, 'confirmed', 100, -2);
    await booking(2, 'confirmed', 800, -14 * 24 - 1);
    await database.uow.run(async (tx) => {
      await tx.sql.run(write('test', 'UPDATE bookings SET disputedById = 1 WHERE id = 1'));
      await tx.sql.run(write('test', 'UPDATE bookings SET completionNudgedAt = endsAt WHERE id = 2'));
    });
    await deadlines.runAll(NOW);
    expect(happened()).toEqual([]);
  });

  it('asks once about a clean that it never asked about, however late', async () => {
    await booking(1, 'confirmed', 800, -15 * 24);
    await booking(2, 'confirmed', 10_000, -400 * 24);
    await booking(3, 'confirmed', 100, 30);
    await deadlines.runAll(NOW);
    await deadlines.runAll(NOW + HOUR);
    expect(happened()).toEqual(['CompletionNudged 2', 'CompletionNudged 1']);
    expect(events.map((event) => (event as CompletionNudged).isLast)).toEqual([true, true]);
  });

  it('reads what is old once, until nothing of it waits, and anew when it starts or could not look for long', async () => {
    const DAY = 24 * HOUR;
    for (let id = 1; id <= 250; id += 1) await booking(id, 'confirmed', 10_000, -400 * 24 + id);
    for (let count = 0; count < 3; count += 1) await deadlines.runAll(NOW + count);
    expect(happened()).toHaveLength(250);
    await booking(251, 'confirmed', 10_000, -400 * 24);
    await deadlines.runAll(NOW + 3);
    expect(happened()).toHaveLength(250);
    await start().runAll(NOW + 4);
    expect(happened().slice(250)).toEqual(['CompletionNudged 251']);
    await booking(252, 'confirmed', 100, 24);
    await deadlines.runAll(NOW + 60 * DAY);
    expect(happened().slice(251)).toEqual(['CompletionNudged 252']);
  });

  it('nudges nobody about requests that wait for their release, of which a run ends 200', async () => {
    for (let id = 1; id <= 201; id += 1) await booking(id, 'pending', 48, 100);
    for (let id = 301; id <= 501; id += 1) await booking(id, 'pending', 12, -1);
    await booking(601, 'pending', 12, 100);
    await deadlines.runAll(NOW);
    const nudged = () => happened().filter((line) => line.startsWith('BookingNudged'));
    expect(nudged()).toEqual(['BookingNudged 601']);
    await deadlines.runAll(NOW + 1);
    expect(happened()).toHaveLength(403);
    expect(nudged()).toEqual(['BookingNudged 601']);
  });

  it('reminds of a booking that is looked at once it is kept', async () => {
    await booking(1, 'confirmed', 100, 24);
    await database.uow.run((tx) =>
      tx.sql.run(
        write(
          'test',
          "INSERT INTO stranded_bookings (bookingId, personId, because, strandedAt) VALUES (1, 2, 'suspended', 0)",
        ),
      ),
    );
    await deadlines.runAll(NOW);
    expect(happened()).toEqual([]);
    await database.uow.run((tx) =>
      tx.sql.run(write('test', "UPDATE stranded_bookings SET decision = 'keep' WHERE bookingId = 1")),
    );
    await deadlines.runAll(NOW);
    expect(happened()).toEqual(['BookingReminded 1']);
  });

  it('reminds once, the day before a confirmed booking', async () => {
    await booking(1, 'confirmed', 100, 25);
    await booking(2, 'confirmed', 100, 24);
    await booking(3, 'confirmed', 100, -0.5);
    await deadlines.runAll(NOW);
    await deadlines.runAll(NOW);
    expect(happened()).toEqual(['BookingReminded 2']);
  });

  it('reminds of no booking that was moved and confirmed anew after it was listed', async () => {
    for (const id of [1, 2]) await booking(id, 'confirmed', 100, 24);
    meanwhile = async (event, tx) => {
      const { bookingId } = (event as BookingReminded).booking;
      await tx.sql.run(write('test', 'UPDATE bookings SET startsAt = ? WHERE id = ?'), [
        NOW + 100 * HOUR,
        bookingId + 1,
      ]);
    };
    await deadlines.runAll(NOW);
    expect(happened()).toEqual(['BookingReminded 1']);
    await deadlines.runAll(NOW + 76 * HOUR);
    expect(happened()).toContain('BookingReminded 2');
  });
});
