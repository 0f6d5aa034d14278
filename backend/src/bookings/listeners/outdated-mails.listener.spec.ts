import { HOUR_MS } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { addBooking, addParties, PARTIES } from '../../../test/support/embedded-people.js';
import { IsMailOutdated } from '../../mail/is-mail-outdated.question.js';
import { REMINDER_MAIL } from '../../mail/mail-types.js';
import { OutdatedMailsListener } from './outdated-mails.listener.js';

describe('a reminder that waits for the mail server', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
    await addParties(database.uow);
  });
  afterEach(() => database.close());

  it.each([
    ['is sent while the visit lies ahead', 1, false],
    ['is of no use once the visit has begun, however shortly before it was written', -1, true],
  ])('%s', async (_, startsInHours, isOutdated) => {
    await addBooking(database.uow, { id: 1, startsAt: Date.now() + startsInHours * HOUR_MS });
    const mail = {
      ...{ type: REMINDER_MAIL, userId: PARTIES.customerId, writerId: PARTIES.cleanerUserId },
      ...{ bookingId: 1, applicationId: null, checkId: null, caseId: null },
      createdAt: Date.now() - 2 * HOUR_MS,
    };
    const listener = new OutdatedMailsListener(database.sql);
    expect(await listener.isOutdated(new IsMailOutdated(mail))).toBe(isOutdated);
  });
});
