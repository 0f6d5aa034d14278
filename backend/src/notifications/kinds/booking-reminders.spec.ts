import { HOUR_MS } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { addBooking, addParties, PARTIES } from '../../../test/support/embedded-people.js';
import { AgreedWorkService } from '../../bookings/agreed-work.service.js';
import { BookingRecordsStore, factsOf } from '../../bookings/booking-records.store.js';
import { BookingViewsService } from '../../bookings/booking-views.service.js';
import { BookingCalendarFileService } from '../../bookings/calendar-file/booking-calendar-file.service.js';
import { BookingReminded } from '../../bookings/events/booking.events.js';
import { ObstaclesService } from '../../bookings/obstacles.service.js';
import { CleanerCalendarsStore } from '../../cleaners/calendar/cleaner-calendars.store.js';
import { FullDaysStore } from '../../cleaners/calendar/full-days.store.js';
import { loadConfig } from '../../config/load-config.js';
import { SecretsService } from '../../config/secrets.service.js';
import { int, select, text } from '../../database/statement.js';
import { LiveHub } from '../../events/live-hub.js';
import { MailRendererService } from '../../mail/mail-renderer.service.js';
import { OutboxService } from '../../mail/outbox.service.js';
import { NotifierService } from '../notifier.service.js';
import { VisitDetailsService } from '../visit-details.service.js';
import { BookingNotificationsListener } from './booking-notifications.listener.js';

const { customerId: CUSTOMER, cleanerUserId: CLEANER } = PARTIES;
const BOOKING = 1;
const config = loadConfig({
  JWT_SECRET: 'a-secret-for-this-test-that-is-long-enough',
  NODE_ENV: 'test',
  SMTP_URL: 'smtp://127.0.0.1:9',
});

describe('a reminder of a clean that could not be sent yet', () => {
  let database: TestDatabase;
  let outbox: OutboxService;

  beforeEach(async () => {
    database = await openTestDatabase();
    const { sql, uow } = database;
    outbox = new OutboxService(config, new SecretsService(config), new MailRendererService(config));
    const calendars = new CleanerCalendarsStore(sql, new FullDaysStore());
    const obstacles = new ObstaclesService(sql, calendars);
    const views = new BookingViewsService(sql, config, new AgreedWorkService(), obstacles);
    const visits = new VisitDetailsService(views, new BookingCalendarFileService(views, config));
    const notifier = new NotifierService(new LiveHub(config), outbox);
    const listener = new BookingNotificationsListener(notifier, visits);
    await addParties(uow);
    await addBooking(uow, { id: BOOKING, startsAt: Date.now() + 20 * HOUR_MS });
    await uow.run(async (tx) => {
      const booking = await new BookingRecordsStore().find(tx, BOOKING);
      if (booking) await listener.tellReminded(new BookingReminded(factsOf(booking)), tx);
    });
  });
  afterEach(() => database.close());

  const LIST = select(
    'test',
    { userId: int, status: text },
    'SELECT userId, status FROM email_notifications ORDER BY userId',
  );
  const statuses = async () => (await database.sql.all(LIST)).map(({ status }) => status);

  it.each([
    ['customer', CUSTOMER, ['pending', 'failed']],
    ['cleaner', CLEANER, ['failed', 'pending']],
  ])('ends when the %s has closed the account', async (_, whoLeaves, expected) => {
    expect(await statuses()).toEqual(['pending', 'pending']);
    await database.uow.run((tx) => outbox.endUnsentOf(tx, whoLeaves));
    expect(await statuses()).toEqual(expected);
  });

  it('stays when one blocks the other: what is agreed does', async () => {
    await database.uow.run((tx) => outbox.endUnsentOf(tx, CUSTOMER, CLEANER));
    expect(await statuses()).toEqual(['pending', 'pending']);
  });
});
