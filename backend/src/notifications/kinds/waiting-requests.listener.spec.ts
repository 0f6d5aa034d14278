import { HOUR_MS, type Obstacle } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { addBooking, addParties, PARTIES } from '../../../test/support/embedded-people.js';
import { AgreedWorkService } from '../../bookings/agreed-work.service.js';
import { BookingRecordsStore, factsOf } from '../../bookings/booking-records.store.js';
import { BookingViewsService } from '../../bookings/booking-views.service.js';
import { BookingNudged } from '../../bookings/events/booking.events.js';
import { ObstaclesService } from '../../bookings/obstacles.service.js';
import { CleanerCalendarsStore } from '../../cleaners/calendar/cleaner-calendars.store.js';
import { FullDaysStore } from '../../cleaners/calendar/full-days.store.js';
import { loadConfig } from '../../config/load-config.js';
import { SecretsService } from '../../config/secrets.service.js';
import { select, text, write } from '../../database/statement.js';
import { LiveHub } from '../../events/live-hub.js';
import { MailRendererService } from '../../mail/mail-renderer.service.js';
import { OutboxService } from '../../mail/outbox.service.js';
import { NotifierService } from '../notifier.service.js';
import { WaitingRequestsListener } from './waiting-requests.listener.js';

const config = loadConfig({});
const PAUSE = write('test', 'UPDATE cleaners SET isAvailable = 0');
const BLOCK = write(
  'test',
  'INSERT INTO availability_blocks (cleanerId, startsAt, endsAt, createdAt) VALUES (?, ?, ?, 0)',
);
const LIST = select('test', { message: text }, 'SELECT message FROM notifications WHERE userId = 1');

describe('a customer whose request has waited', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
    await addParties(database.uow);
  });
  afterEach(() => database.close());

  const told = async () => {
    const { sql, uow } = database;
    const outbox = new OutboxService(config, new SecretsService(config), new MailRendererService(config));
    const obstacles = new ObstaclesService(sql, new CleanerCalendarsStore(sql, new FullDaysStore()));
    const views = new BookingViewsService(sql, config, new AgreedWorkService(), obstacles);
    const listener = new WaitingRequestsListener(new NotifierService(new LiveHub(config), outbox), views);
    await uow.run(async (tx) => {
      const booking = await new BookingRecordsStore().find(tx, 1);
      if (booking) await listener.tellNudged(new BookingNudged(factsOf(booking)), tx);
    });
    return (await sql.all(LIST)).map(({ message }) => message);
  };

  it.each<[Obstacle | null, RegExp]>([
    [null, /We have sent a reminder\.$/],
    ['not-free', /sent a reminder\. At the moment .+ taken by now: you can ask for another one/],
    ['not-taking-bookings', /sent a reminder\. At the moment .+ no bookings are taken: you can cancel/],
  ])('reads what else can be done, if it can’t be accepted at the moment: %s', async (obstacle, expected) => {
    const startsAt = Date.now() + 50 * HOUR_MS;
    await addBooking(database.uow, { id: 1, startsAt, status: 'pending' });
    await database.uow.run(async ({ sql }) => {
      if (obstacle === 'not-taking-bookings') await sql.run(PAUSE);
      if (obstacle === 'not-free') await sql.run(BLOCK, [PARTIES.cleanerId, startsAt, startsAt + HOUR_MS]);
    });
    expect(await told()).toEqual([expect.stringMatching(expected)]);
  });
});
