import { HOUR_MS, type BookingStatus } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { write } from '../../database/statement.js';
import { addBooking, addParties, PARTIES } from '../../../test/support/embedded-people.js';
import { IsMailOutdated } from '../../mail/is-mail-outdated.question.js';
import {
  BID_ACCEPTED_MAIL,
  CONFIRMED_MAIL,
  DISPUTED_MAIL,
  KEPT_MAIL,
  NUDGE_MAIL,
  REMINDER_MAIL,
} from '../../mail/mail-types.js';
import { INSERT_STRANDED_BOOKING } from '../stranded/stranded-bookings.queries.js';
import { OutdatedMailsListener } from './outdated-mails.listener.js';

const SET_APPROVAL = write('test', 'UPDATE cleaners SET status = ?');
const DISPUTE = write('test', 'UPDATE bookings SET disputedById = 1');

describe('a mail that waits for the mail server', () => {
  let database: TestDatabase;

  const isOutdated = (type: string) => {
    const mail = {
      ...{ type, userId: PARTIES.customerId, writerId: PARTIES.cleanerUserId },
      ...{ bookingId: 1, applicationId: null, checkId: null, caseId: null },
      createdAt: Date.now() - 2 * HOUR_MS,
    };
    return new OutdatedMailsListener(database.sql).isOutdated(new IsMailOutdated(mail));
  };

  beforeEach(async () => {
    database = await openTestDatabase();
    await addParties(database.uow);
  });
  afterEach(() => database.close());

  it.each([
    ['while it lies ahead', 1, false],
    ['not once it has begun, however shortly before the mail was written', -1, true],
  ])('reminds of a visit %s', async (_, startsInHours, expected) => {
    await addBooking(database.uow, { id: 1, startsAt: Date.now() + startsInHours * HOUR_MS });
    expect(await isOutdated(REMINDER_MAIL)).toBe(expected);
  });

  it.each(['approved', 'pending'])(
    'asks a cleaner to accept a request where the status is %s',
    async (status) => {
      await addBooking(database.uow, { id: 1, startsAt: Date.now() + HOUR_MS, status: 'pending' });
      await database.uow.run((tx) => tx.sql.run(SET_APPROVAL, [status]));
      expect(await isOutdated(NUDGE_MAIL)).toBe(status !== 'approved');
    },
  );

  it.each<[string, BookingStatus, number, boolean]>([
    ['while it is agreed', 'confirmed', -3, false],
    ['not once it was cancelled, when its address is nobody’s business any more', 'cancelled', -3, true],
    ['not once another time was asked for', 'pending', -1, true],
    ['not once another time was agreed on', 'confirmed', -1, true],
  ])('says where and when an agreed visit is %s', async (_, status, requestedInHours, expected) => {
    const requestedAt = Date.now() + requestedInHours * HOUR_MS;
    await addBooking(database.uow, { id: 1, startsAt: Date.now() + HOUR_MS, status, requestedAt });
    for (const type of [CONFIRMED_MAIL, BID_ACCEPTED_MAIL]) expect(await isOutdated(type)).toBe(expected);
  });

  it.each([
    ['takes place, while it is not over', -0.5, false],
    ['takes place, not once it is over', -1.5, true],
    ['may have taken place, if it was over when the mail was written', -9, false],
  ])('says of a visit that it %s', async (_, startsInHours, expected) => {
    await addBooking(database.uow, { id: 1, startsAt: Date.now() + startsInHours * HOUR_MS });
    expect(await isOutdated(KEPT_MAIL)).toBe(expected);
  });

  it('says of no visit that it takes place while that is to be decided again', async () => {
    await addBooking(database.uow, { id: 1, startsAt: Date.now() + HOUR_MS });
    const strand = [1, PARTIES.customerId, 'suspended', Date.now()] as const;
    await database.uow.run((tx) => tx.sql.run(INSERT_STRANDED_BOOKING, strand));
    expect(await isOutdated(KEPT_MAIL)).toBe(true);
  });

  it.each<[BookingStatus, boolean]>([
    ['confirmed', false],
    ['completed', true],
    ['cancelled', true],
  ])('promises what comes of a dispute while it is open: %s', async (status, expected) => {
    await addBooking(database.uow, { id: 1, startsAt: Date.now() - 3 * HOUR_MS, status });
    await database.uow.run((tx) => tx.sql.run(DISPUTE));
    expect(await isOutdated(DISPUTED_MAIL)).toBe(expected);
  });
});
