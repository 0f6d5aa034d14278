import { addDays, ukToday } from '@tidyhearth/domain';
import { titlesOf } from '../support/bell.js';
import { requestBooking, type BookingPayload } from '../support/bookings.js';
import { auditLines } from '../support/console.js';
import { sharedStore } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { RECOVERIES } from '../support/recoveries.js';
import { cleanEnded, dayPassesFor } from '../support/rows/ageing.js';
import { keptFeedKey } from '../support/rows/kept.js';
import { blocksEnded, visitsBegan } from '../support/rows/made.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const pathOf = (address: string) => new URL(address).pathname;

async function confirmed(customer: Account, cleaner: CleanerAccount, changes: Partial<BookingPayload> = {}) {
  const booking = await requestBooking(world, customer, cleaner, changes);
  expectStatus(
    await world.as(cleaner).patch(`/api/bookings/${booking.id}`).send({ status: 'confirmed' }),
    200,
  );
  return booking;
}

describe('a cleaner’s private calendar', () => {
  it('shows their bookings to whoever has the address, until it is replaced or removed', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const kept = await confirmed(customer, cleaner);
    const asked = await requestBooking(world, customer, cleaner, { bookingTime: '13:00' });
    const declined = await requestBooking(world, customer, cleaner, { bookingTime: '14:00' });
    expectStatus(
      await world.as(cleaner).patch(`/api/bookings/${declined.id}`).send({ status: 'cancelled' }),
      200,
    );
    const feed = `/api/cleaners/${cleaner.cleaner.id}/calendar-feed`;

    const first = await world.as(cleaner).post(feed);
    expect(first.status).toBe(201);
    const calendar = await world.anyone.get(pathOf(first.body.address));
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.text).toContain(`UID:booking-${kept.id}@`);
    for (const { id } of [asked, declined]) expect(calendar.text).not.toContain(`UID:booking-${id}@`);

    const second = await world.as(cleaner).post(feed);
    expect((await world.anyone.get(pathOf(first.body.address))).status).toBe(404);
    expect((await world.anyone.get(pathOf(second.body.address))).status).toBe(200);
    expect((await world.as(cleaner).delete(feed)).status).toBe(204);
    expect((await world.anyone.get(pathOf(second.body.address))).status).toBe(404);
  });

  it('writes lines that every calendar program reads, whatever stands in an address', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const streetAddress = `Flat 3; Zoë’s \\ ${'小林🏡'.repeat(12)}`;
    await confirmed(customer, cleaner, { streetAddress });
    const feed = await world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/calendar-feed`);
    const { text } = await world.anyone.get(pathOf(feed.body.address));
    const lines = text.split('\r\n');
    expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const location = text.replaceAll('\r\n ', '').match(/^LOCATION:(.*)$/m)?.[1];
    expect(location?.replace(/\\([\\;,])/g, '$1')).toBe(`${streetAddress}, Oxford, OX1 3AS`);
  });

  it('tells calendar programs its name, how often to ask, what changed, and what is blocked', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    await confirmed(customer, cleaner);
    const blocks = `/api/cleaners/${cleaner.cleaner.id}/blocks`;
    const day = addDays(ukToday(), 20);
    const block = { startsAt: `${day}T09:00:00Z`, endsAt: `${day}T17:00:00Z`, reason: 'Dentist, then rest' };
    const added = await world.as(cleaner).post(blocks).send(block);
    expectStatus(added, 201);
    const [over] = await blocksEnded(cleaner, 1, 1);
    const feed = await world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/calendar-feed`);
    const read = async () => (await world.anyone.get(pathOf(feed.body.address))).text;
    const revision = async () => Number(/^SEQUENCE:(\d+)\r$/m.exec(await read())?.[1]);

    const text = await read();
    const lines = text.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining(['X-WR-CALNAME:Tidyhearth', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']),
    );
    const event = text.slice(text.indexOf(`UID:block-${added.body.id}@`));
    expect(event).toContain(`DTSTART:${day.replaceAll('-', '')}T090000Z\r\n`);
    expect(event).toContain('SUMMARY:Dentist\\, then rest\r\n');
    expect(text).not.toContain(`UID:block-${over}@`);

    expect(await revision()).toBeLessThan(60);
    await dayPassesFor(customer, sharedStore);
    expect(await revision()).toBeGreaterThanOrEqual(24 * 60 * 60);
    expect(await read()).toMatch(/^LAST-MODIFIED:\d{8}T\d{6}Z\r$/m);
  });

  it('strikes out a visit that was called off, without saying more of the customer, until it would have ended', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const { id } = await confirmed(customer, cleaner);
    const { address } = (await world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/calendar-feed`))
      .body;
    const visit = async () =>
      (await world.anyone.get(pathOf(address))).text
        .split('BEGIN:VEVENT')
        .find((text) => text.includes(`UID:booking-${id}@`));
    expect(await visit()).toContain('STATUS:CONFIRMED\r\n');
    expectStatus(await world.as(customer).post(`/api/bookings/${id}/cancel`), 200);
    const struck = await visit();
    expect(struck).toContain('STATUS:CANCELLED\r\n');
    for (const told of [customer.user.firstName, 'Broad Street', 'LOCATION', 'URL'])
      expect(struck).not.toContain(told);
    await cleanEnded(id, 1);
    expect(await visit()).toBeUndefined();
  });

  it('strikes out a visit that was moved, until it is confirmed again, and for good where it is not', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const { id } = await confirmed(customer, cleaner);
    const feed = await world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/calendar-feed`);
    const visit = async () =>
      (await world.anyone.get(pathOf(feed.body.address))).text
        .split('BEGIN:VEVENT')
        .find((text) => text.includes(`UID:booking-${id}@`));
    const move = (days: number) =>
      world
        .as(customer)
        .post(`/api/bookings/${id}/reschedule`)
        .send({ bookingDate: addDays(ukToday(), days), bookingTime: '14:00' })
        .expect(200);
    const answer = (status: string) =>
      world.as(cleaner).patch(`/api/bookings/${id}`).send({ status }).expect(200);

    await move(9);
    const moved = await visit();
    expect(moved).toContain('STATUS:CANCELLED\r\n');
    expect(moved).toContain('SUMMARY:Moved\\, to be confirmed: ');
    for (const told of [customer.user.firstName, 'Broad Street', 'LOCATION', 'URL'])
      expect(moved).not.toContain(told);
    await answer('confirmed');
    expect(await visit()).toContain('STATUS:CONFIRMED\r\n');
    await move(10);
    await answer('cancelled');
    const struck = await visit();
    expect(struck).toContain('STATUS:CANCELLED\r\n');
    expect(struck).toContain('SUMMARY:Cancelled: ');
    await cleanEnded(id, 1);
    expect(await visit()).toBeUndefined();
  });

  it('leaves out no visit that lies ahead, however many are over', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const { id } = await confirmed(customer, cleaner);
    const [newest] = await visitsBegan(id, 1, 501);
    const { address } = (await world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/calendar-feed`))
      .body;
    const { text } = await world.anyone.get(pathOf(address));
    const uids = [...text.matchAll(/^UID:booking-(\d+)@/gm)].map(([, uid]) => Number(uid));
    expect(uids).toHaveLength(501);
    expect(uids.slice(-2)).toEqual([newest, id]);
  });

  it('keeps a visit for ninety days', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const { id } = await confirmed(customer, cleaner);
    const [[kept], [old]] = [await visitsBegan(id, 89, 1), await visitsBegan(id, 91, 1)];
    const feed = await world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/calendar-feed`);
    const { text } = await world.anyone.get(pathOf(feed.body.address));
    expect(text).toContain(`UID:booking-${kept}@`);
    expect(text).not.toContain(`UID:booking-${old}@`);
  });

  it('says nothing of how to get in, and forgets the street a week after the clean', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const accessNotes = 'Key safe 4711';
    const { id } = await confirmed(customer, cleaner, { accessNotes });
    const { address } = (await world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/calendar-feed`))
      .body;
    const read = async () => (await world.anyone.get(pathOf(address))).text;
    expect(await read()).toContain('12 Broad Street');
    expect(await read()).not.toContain(accessNotes);
    await cleanEnded(id, 7 * 24 + 1);
    expect(await read()).toContain('LOCATION:Oxford\\, OX1\r\n');
    expect(await read()).not.toContain('12 Broad Street');
  });

  it('is kept as a hash and made by the owner alone', async () => {
    const [cleaner, rival] = await Promise.all([world.approvedCleaner(), world.approvedCleaner()]);
    const feed = `/api/cleaners/${cleaner.cleaner.id}/calendar-feed`;
    expect((await world.as(rival).post(feed)).status).toBe(403);
    const { address } = (await world.as(cleaner).post(feed)).body;
    expect(address).not.toContain(await keptFeedKey(cleaner));
  });

  it.each<[string, (cleaner: CleanerAccount) => Promise<unknown>]>([
    ...RECOVERIES,
    [
      'a suspension, even one that was lifted',
      async ({ user }) => {
        const admin = world.as(await world.admin());
        await admin
          .post(`/api/admin/users/${user.id}/suspend`)
          .send({ reason: 'It was reported.' })
          .expect(200);
        await admin.post(`/api/admin/users/${user.id}/unsuspend`).expect(200);
      },
    ],
    [
      'closing the account',
      ({ user, password, ...cleaner }) =>
        world.as(cleaner).post(`/api/users/${user.id}/deactivate`).send({ password }).expect(204),
    ],
  ])('ends with %s, and the audit log says so', async (_, end) => {
    const cleaner = await world.approvedCleaner();
    const { address } = (await world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/calendar-feed`))
      .body;
    expect((await world.anyone.get(pathOf(address))).status).toBe(200);
    await end(cleaner);
    expect((await world.anyone.get(pathOf(address))).status).toBe(404);
    expect(await keptFeedKey(cleaner)).toBeNull();
    const actions = (await auditLines(world, 'user', cleaner.user.id)).map(({ action }) => action);
    expect(actions.filter((action) => action.includes('feed'))).toEqual([
      'account.calendar-feed-made',
      'account.calendar-feed-ended',
    ]);
  });

  it('ends with the application of a cleaner who is no longer approved', async () => {
    const cleaner = await world.approvedCleaner();
    const own = `/api/cleaners/${cleaner.cleaner.id}`;
    const { address } = (await world.as(cleaner).post(`${own}/calendar-feed`)).body;
    const admin = world.as(await world.admin());
    expectStatus(await admin.post(`/api/admin/cleaners/${cleaner.cleaner.id}/withdraw-approval`), 200);
    expect((await world.anyone.get(pathOf(address))).status).toBe(200);
    expectStatus(await world.as(cleaner).post(`${own}/withdraw-application`), 200);
    expect((await world.anyone.get(pathOf(address))).status).toBe(404);
  });

  it.each(RECOVERIES)('ends with %s, and its owner is told to make a new one', async (_, recover) => {
    const cleaner = await world.approvedCleaner();
    await world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/calendar-feed`);
    const password = await recover(cleaner);
    const session = await world.signIn({ email: cleaner.user.email, password });
    expect(await titlesOf({ ...cleaner, ...session })).toContain('Your calendar address has ended');
  });

  it('leaves a line in the audit log when it is made and when it is removed, once', async () => {
    const cleaner = await world.approvedCleaner();
    const feed = `/api/cleaners/${cleaner.cleaner.id}/calendar-feed`;
    await world.as(cleaner).post(feed);
    for (let time = 0; time < 2; time += 1) expect((await world.as(cleaner).delete(feed)).status).toBe(204);
    const lines = await auditLines(world, 'user', cleaner.user.id);
    expect(
      lines.map(({ action }) => action).filter((action) => action.startsWith('account.calendar-feed')),
    ).toEqual(['account.calendar-feed-made', 'account.calendar-feed-removed']);
  });

  it.each(['x.ics', 'x', `${'A'.repeat(32)}.ics`])('knows no %s', async (file) => {
    expect((await world.anyone.get(`/api/calendar-feeds/${file}`)).status).toBe(404);
  });
});
