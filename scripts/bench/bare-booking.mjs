/**
 * The statements of a booking request in their order, without the checks between them, and what publishes its event
 * afterwards. All of them are the application's own, so that the two cannot drift apart.
 */
import { randomUUID } from 'node:crypto';
import { built } from './built.mjs';

const SLOT_MS = 30 * 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const PUBLISHED_AT_ONCE = 100;
/** As long as the application's own. */
const REQUEST_ID = randomUUID();

/** @param {import('../lib/database.mjs').Database} database */
export async function bookingWriter(database) {
  const users = await built('users/users.queries');
  const bookings = await built('bookings/bookings.queries');
  const { LIST_CALENDARS } = await built('cleaners/calendar/calendar.queries');
  const { LIST_BLOCKERS_BETWEEN } = await built('blocks/blocks.queries');
  const { FIND_BOOKING_OF_PARTY } = await built('bookings/booking-views.queries');
  const { INSERT_NOTIFICATION, LIST_PEOPLE } = await built('notifications/notifications.queries');
  const { INSERT_MAIL } = await built('mail/mail.queries');
  const { FIND_BOOKING_OF_EVENT } = await built('webhooks/feed/event-objects.queries');
  const { INSERT_EVENT } = await built('webhooks/feed/feed.queries');
  const publish = await eventPublisher(database);

  /**
   * @param {number} customerId
   * @param {Record<string, any>} asked
   */
  return async (customerId, asked) => {
    const startsAt = Date.parse(`${asked.bookingDate}T${asked.bookingTime}:00Z`);
    const minutes = asked.estimatedDuration * 60;
    const now = Date.now();
    const id = await database.transaction(async (sql) => {
      await sql.run(users.HOLD_OPEN_ACCOUNTS([customerId]).text, [now, customerId]);
      await sql.all(users.FIND_HELD_ACCOUNT.text, [customerId]);
      await sql.all(bookings.COUNT_OPEN_REQUESTS.text, [customerId]);
      await sql.run(bookings.HOLD_OPEN_CLEANER.text, [now, asked.cleanerId]);
      const [cleaner] = await sql.all(bookings.FIND_BOOKABLE_CLEANER.text, [asked.cleanerId]);
      const cleanerUserId = Number(cleaner?.userId);
      await sql.all(LIST_BLOCKERS_BETWEEN.text, [customerId, cleanerUserId, cleanerUserId, customerId]);
      await sql.all(LIST_CALENDARS([asked.cleanerId]).text, [
        ...[asked.cleanerId, asked.cleanerId, startsAt - DAY_MS, startsAt + DAY_MS],
        ...[asked.cleanerId, startsAt / SLOT_MS - 48, startsAt / SLOT_MS + 48],
      ]);
      const { INSERT_BOOKING } = bookings;
      const bookingId = await sql.run(
        INSERT_BOOKING.text,
        INSERT_BOOKING.valuesOf({
          customerId,
          cleanerId: asked.cleanerId,
          postingId: null,
          serviceType: asked.serviceType,
          homeSize: asked.homeSize,
          bookingDate: asked.bookingDate,
          bookingTime: asked.bookingTime,
          startsAt,
          endsAt: startsAt + minutes * MINUTE_MS,
          durationMinutes: minutes,
          address: asked.address,
          streetAddress: asked.streetAddress,
          city: asked.city,
          county: asked.county,
          postcode: asked.postcode,
          specialInstructions: asked.specialInstructions,
          accessNotes: null,
          hourlyRatePence: Number(cleaner?.hourlyRatePence),
          totalPence: 7500,
          status: 'pending',
          openRequestKey: `${customerId}-${asked.cleanerId}-${startsAt}`,
          requestedAt: now,
          createdAt: now,
          updatedAt: now,
        }),
      );
      await sql.run(bookings.INSERT_BOOKING_CHANGE.text, [
        ...[bookingId, null, 'pending', customerId, now, null, null, null],
      ]);
      await sql.all(FIND_BOOKING_OF_PARTY.text, [bookingId, cleanerUserId, cleanerUserId]);
      await sql.all(LIST_PEOPLE([customerId, cleanerUserId]).text, [customerId, cleanerUserId]);
      await sql.run(INSERT_NOTIFICATION.text, [
        ...[cleanerUserId, 'booking', 'New booking request', MESSAGE, bookingId, null, null, null, null, now],
      ]);
      await sql.run(INSERT_MAIL.text, [
        ...[
          cleanerUserId,
          'booking-requested',
          'New booking request',
          'bench@bench.example',
          MAIL,
          0,
          'sent',
        ],
        ...[now, now, now, REQUEST_ID, customerId, bookingId, null, null, null],
      ]);
      const [event] = await sql.all(FIND_BOOKING_OF_EVENT.text, [bookingId]);
      await sql.run(INSERT_EVENT.text, [
        ...[
          randomUUID(),
          'booking.requested',
          'booking',
          bookingId,
          cleanerUserId,
          JSON.stringify(event),
          now,
        ],
        REQUEST_ID,
      ]);
      return bookingId;
    });
    publish();
    return (await database.all(FIND_BOOKING_OF_PARTY.text, [id, customerId, customerId]))[0];
  };
}

/**
 * One publication at a time; each takes all events that wait by then.
 * @param {import('../lib/database.mjs').Database} database
 */
async function eventPublisher(database) {
  const feed = await built('webhooks/feed/feed.queries');
  const { LIST_CLEANERS_TARGETS, LIST_TEAM_TARGETS } = await built('webhooks/deliveries/deliveries.queries');
  let isWanted = false;
  /** @type {Promise<void> | undefined} */
  let round;

  const publishBatch = () =>
    database.transaction(async (sql) => {
      await sql.run(feed.HOLD_HEAD.text, []);
      let position = Number((await sql.all(feed.FIND_HEAD.text, []))[0]?.position);
      const events = await sql.all(feed.LIST_UNPUBLISHED(PUBLISHED_AT_ONCE).text, []);
      for (const event of events) {
        const [id, objectId, objectType] = [
          Number(event.id),
          Number(event.objectId),
          String(event.objectType),
        ];
        position += 1;
        await sql.all(feed.FIND_SEQUENCE.text, [objectType, objectId]);
        await sql.run(feed.INSERT_SEQUENCE.text, [1, Date.now(), objectType, objectId]);
        await sql.run(feed.PUBLISH_EVENT.text, [position, 1, id]);
      }
      await sql.run(feed.MOVE_HEAD.text, [position]);
      await sql.all(LIST_TEAM_TARGETS.text, ['nobody@bench.example']);
      const owners = [...new Set(events.map(({ cleanerUserId }) => Number(cleanerUserId)))];
      if (owners.length > 0) await sql.all(LIST_CLEANERS_TARGETS(owners).text, owners);
    });
  const publishAll = async () => {
    while (isWanted) {
      isWanted = false;
      const [waiting] = await database.all(feed.FIND_UNPUBLISHED.text, []);
      if (waiting) await publishBatch();
    }
  };
  return () => {
    isWanted = true;
    round ??= publishAll().finally(() => (round = undefined));
  };
}

const MESSAGE = 'Rowan would like to book Regular Cleaning.';
/** About as long as the real mail as text and HTML. */
const MAIL = JSON.stringify({ text: MESSAGE.repeat(8), html: MESSAGE.repeat(70) });
