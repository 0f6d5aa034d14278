import { addDays, formatDateTime, ukToday, weekday } from '@tidyhearth/domain';
import { createStore, startApp, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { instantAt, requestBooking } from '../support/bookings.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { mailbox } from '../support/mailbox.js';
import { proveAddress } from '../support/proved.js';
import { World, type Account, type CleanerAccount } from '../support/world.js';

/** In the first it is the next day at the time of the visit; in the second, days begin when it is still the day before. */
const ZONES = ['Pacific/Auckland', 'America/New_York'];
const DATE = addDays(ukToday(), 9);
const TIME = '19:00';
/** The only hours of the cleaner in the week. */
const HOURS = [{ day: weekday(DATE), start: '18:00', end: '22:00' }];

let store: Store;
beforeAll(async () => {
  store = await createStore(engine, process.env.DATABASE_URL || undefined);
});
afterAll(() => store?.remove());

/** Not `startApp` of apps.ts: the time zone belongs to the whole process. */
describe.each(ZONES)('where the server is in %s', (TZ) => {
  let app: ScratchApp;
  let world: World;
  let customer: Account;
  let cleaner: CleanerAccount;
  let id: number;

  const get = async (who: Account, path: string, query: Record<string, string> = {}) => {
    const answer = await world.as(who).get(path).query(query);
    expectStatus(answer, 200);
    return answer;
  };
  const own = () => `/api/cleaners/${cleaner.cleaner.id}`;
  const idsOf = (rows: { id: number }[]) => rows.map((row) => row.id);

  beforeAll(async () => {
    app = await startApp({ store, env: { TZ } });
    world = new World(app.url, store);
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    await Promise.all([customer, cleaner].map((person) => proveAddress(world, person)));
    expectStatus(await world.as(cleaner).put(`${own()}/working-hours`).send({ hours: HOURS }), 200);
    const visit = { bookingDate: DATE, bookingTime: TIME, estimatedDuration: 2 };
    ({ id } = await requestBooking(world, customer, cleaner, visit));
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
  });
  afterAll(() => app?.stop());

  it('a booking is on the day and at the time that UK clocks show', async () => {
    const { body } = await get(customer, `/api/bookings/${id}`);
    expect(body).toMatchObject({
      bookingDate: instantAt(DATE, TIME),
      bookingTime: TIME,
      startsAt: instantAt(DATE, TIME),
      endsAt: instantAt(DATE, '21:00'),
    });
    const listed = async (from: string, to: string) =>
      idsOf((await get(customer, `/api/bookings/customer/${customer.user.id}`, { from, to })).body);
    expect(await listed(DATE, DATE)).toEqual([id]);
    expect(await listed(addDays(DATE, -1), addDays(DATE, -1))).toEqual([]);
    expect(await listed(addDays(DATE, 1), addDays(DATE, 1))).toEqual([]);
  });

  it('mails, calendar files and spreadsheets say the same', async () => {
    const { text: mail } = await mailbox(world, cleaner.user.email).next(/^Confirmed: /);
    expect(mail).toContain(formatDateTime(instantAt(DATE, TIME)));
    const { text: file } = await get(customer, `/api/bookings/${id}/calendar.ics`);
    const compact = (time: string) => instantAt(DATE, time).replace(/[-:]|\.\d+/g, '');
    expect(file).toContain(`DTSTART:${compact(TIME)}\r\n`);
    expect(file).toContain(`DTEND:${compact('21:00')}\r\n`);
    const admin = world.as(await world.admin());
    const { text: rows } = await admin.get('/api/admin/bookings.csv');
    expect(rows).toContain(`\r\n${id},${instantAt(DATE, TIME)},2,confirmed,`);
  });

  it('free days, free times and the search with a date are those of the UK', async () => {
    const between = { from: addDays(DATE, -1), to: addDays(DATE, 1) };
    const { days } = (await get(customer, `${own()}/days`, between)).body;
    expect(days).toEqual([
      { date: between.from, isBookable: false, firstStart: null, closed: 'not-working' },
      { date: DATE, isBookable: true, firstStart: '18:00', closed: null },
      { date: between.to, isBookable: false, firstStart: null, closed: 'not-working' },
    ]);
    const slots: { date: string; starts: { time: string }[] }[] = (
      await get(customer, `${own()}/slots`, between)
    ).body;
    expect(slots.flatMap(({ date, starts }) => starts.map(({ time }) => `${date} ${time}`))).toEqual([
      `${DATE} 18:00`,
      `${DATE} 21:00`,
    ]);
    const found = async (date: string, time?: string) =>
      idsOf((await get(customer, '/api/cleaners', { date, ...(time && { time }), limit: '100' })).body);
    expect(await found(DATE, '18:00')).toContain(cleaner.cleaner.id);
    expect(await found(DATE, TIME)).not.toContain(cleaner.cleaner.id);
    expect(await found(addDays(DATE, 1))).not.toContain(cleaner.cleaner.id);
  });
});
