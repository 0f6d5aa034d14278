import { addDays, ukToday } from '@tidyhearth/domain';
import { requestBooking, type BookingPayload } from '../../support/bookings.js';
import { CALENDAR_READERS } from '../../support/calendar-readers.js';
import { expectStatus } from '../../support/expect-status.js';
import { world, type Account, type CleanerAccount } from '../../support/world.js';

const STREET = `Flat 3; Zoë’s \\ ${'小林🏡, '.repeat(12)}end`;
const REASON = 'Dentist, then rest; maybe';

describe.each(CALENDAR_READERS)('calendar files, as %s reads them', (_, readCalendar) => {
  let customer: Account;
  let cleaner: CleanerAccount;
  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  });

  async function confirmed(changes: Partial<BookingPayload> = {}): Promise<number> {
    const { id } = await requestBooking(world, customer, cleaner, changes);
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
    return id;
  }
  const bookingOf = async (id: number) => (await world.as(cleaner).get(`/api/bookings/${id}`)).body;

  it('hold a visit with its time, place, page and revision', async () => {
    const id = await confirmed({ streetAddress: STREET });
    const booking = await bookingOf(id);
    const file = await world.as(cleaner).get(`/api/bookings/${id}/calendar.ics`);
    expect(readCalendar(file.text)).toEqual([
      {
        uid: expect.stringMatching(new RegExp(`^booking-${id}@`)),
        start: booking.startsAt,
        end: booking.endsAt,
        summary: expect.stringContaining(customer.user.firstName),
        location: `${STREET}, Oxford, OX1 3AS`,
        description: expect.stringMatching(new RegExp(`/bookings/${id}$`)),
        url: expect.stringMatching(new RegExp(`/bookings/${id}$`)),
        status: 'CONFIRMED',
        sequence: expect.any(Number),
        modified: booking.updatedAt.replace(/\.\d{3}Z$/, '.000Z'),
      },
    ]);
  });

  it('hold visits, visits called off and blocked time in the feed', async () => {
    const [kept, calledOff] = [await confirmed(), await confirmed({ bookingTime: '14:00' })];
    expectStatus(await world.as(customer).post(`/api/bookings/${calledOff}/cancel`), 200);
    const day = addDays(ukToday(), 20);
    const block = { startsAt: `${day}T09:00:00.000Z`, endsAt: `${day}T17:00:00.000Z`, reason: REASON };
    const own = `/api/cleaners/${cleaner.cleaner.id}`;
    expectStatus(await world.as(cleaner).post(`${own}/blocks`).send(block), 201);
    const { address } = (await world.as(cleaner).post(`${own}/calendar-feed`)).body;
    const events = readCalendar((await world.anyone.get(new URL(address).pathname)).text);
    const told = events.map(({ uid, status, summary, start }) => [
      uid.replace(/@.*/, ''),
      status,
      summary,
      start,
    ]);
    expect(told).toEqual([
      [`booking-${kept}`, 'CONFIRMED', expect.any(String), (await bookingOf(kept)).startsAt],
      [
        `booking-${calledOff}`,
        'CANCELLED',
        expect.stringMatching(/^Cancelled: /),
        (await bookingOf(calledOff)).startsAt,
      ],
      [expect.stringMatching(/^block-\d+$/), 'CONFIRMED', REASON, block.startsAt],
    ]);
  });
});
