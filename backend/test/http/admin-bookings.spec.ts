import { randomUUID } from 'node:crypto';
import { addDays, dayRange, LIST_SEARCH_MAX, ukToday } from '@tidyhearth/domain';
import { bookingPayload, requestBooking } from '../support/bookings.js';
import { cleanBegan } from '../support/rows/ageing.js';
import { world, type Account, type CleanerAccount, type Session } from '../support/world.js';

describe('the bookings of the console', () => {
  const mark = randomUUID().slice(0, 8);
  let admin: Session;
  let customer: Account;
  let cleaner: CleanerAccount;
  let other: Account;
  /** Ids of the customer's bookings with the cleaner, by the number of days until they begin. */
  const ids = new Map<number, number>();

  const list = (query: object) => world.as(admin).get('/api/admin/bookings/recent').query(query);
  const found = async (query: object): Promise<number[]> => {
    const { body } = await list(query);
    return body.map(({ id }: { id: number }) => id);
  };
  const idsOf = (...days: number[]) => days.map((day) => ids.get(day));

  beforeAll(async () => {
    [admin, customer, cleaner, other] = await Promise.all([
      world.admin(),
      world.registerCustomer({ firstName: 'Ottoline', lastName: `O’Hare-${mark}` }),
      world.approvedCleaner({ firstName: 'Perpetua', lastName: `Finch_${mark}` }),
      world.registerCustomer({ firstName: 'Ottoline', lastName: `Wren-${mark}` }),
    ]);
    for (const days of [40, 9, 2])
      ids.set(
        days,
        (await requestBooking(world, customer, cleaner, { bookingDate: addDays(ukToday(), days) })).id,
      );
    for (const daysAgo of [1, 30]) {
      const bookingDate = addDays(ukToday(), 60 + daysAgo);
      const { id } = await requestBooking(world, customer, cleaner, { bookingDate });
      // A day may have 25 hours.
      await cleanBegan(id, daysAgo * 24 + 2);
      ids.set(-daysAgo, id);
    }
    ids.set(
      0,
      (
        await requestBooking(world, other, cleaner, {
          bookingDate: addDays(ukToday(), 9),
          bookingTime: '15:00',
        })
      ).id,
    );
  });

  it('name both people', async () => {
    const { body } = await list({ search: `O’Hare-${mark}`, sort: 'next', perPage: 1 });
    expect(body).toEqual([
      {
        id: ids.get(2),
        date: expect.any(String),
        duration: bookingPayload(customer, cleaner).estimatedDuration,
        totalCost: expect.any(String),
        status: 'pending',
        customer: {
          userId: customer.user.id,
          name: `Ottoline O’Hare-${mark}`,
          email: customer.user.email,
        },
        cleaner: {
          userId: cleaner.user.id,
          name: `Perpetua Finch_${mark}`,
          email: cleaner.user.email,
        },
      },
    ]);
  });

  it('are found by name or email of either side, and of nobody else', async () => {
    const theirs = idsOf(2, 9, 40, -1, -30);
    const searches = [
      `ottoline o’hare-${mark}`,
      `O’HARE-${mark} Ottoline`,
      customer.user.email,
      customer.user.email.toUpperCase(),
    ];
    for (const search of searches) expect(await found({ search, sort: 'next' })).toEqual(theirs);
    expect(await found({ search: `wren-${mark}` })).toEqual(idsOf(0));
    expect((await found({ search: `finch_${mark}` })).toSorted()).toEqual([...ids.values()].toSorted());
    for (const search of [`finch%${mark}`, `finch_${mark} Ottoline`, `nobody-${mark}`]) {
      const none = await list({ search, sort: 'next' });
      expect(none.body).toEqual([]);
      expect(none.headers['x-total-count']).toBe('0');
    }
    expect((await list({ search: 'x'.repeat(LIST_SEARCH_MAX + 1) })).status).toBe(400);
  });

  it('of one account are found by its whole address, though others’ contain it, however long it is', async () => {
    const email = `lee-${mark}@${'long.'.repeat(30)}example.org`;
    const lee = await world.registerCustomer({ email });
    const ashlee = await world.registerCustomer({ email: `ash${email}` });
    const onDay = (who: Account, days: number) =>
      requestBooking(world, who, cleaner, { bookingDate: addDays(ukToday(), days) });
    const [ofLee, ofAshlee] = [await onDay(lee, 20), await onDay(ashlee, 21)];
    for (const search of [email, ` ${email.toUpperCase()} `])
      expect(await found({ search, sort: 'next' })).toEqual([ofLee.id]);
    expect(await found({ search: `lee-${mark}`, sort: 'next' })).toEqual([ofLee.id, ofAshlee.id]);
    expect(await found({ search: email.slice(0, -1), sort: 'next' })).toEqual([ofLee.id, ofAshlee.id]);
    const users = await world.as(admin).get('/api/admin/users').query({ search: email });
    expect(users.body.map(({ id }: { id: number }) => id)).toEqual([lee.user.id]);
    ids.set(20, ofLee.id).set(21, ofAshlee.id);
  });

  it('come with today’s and the next visits first, then the past ones, the latest first, page by page', async () => {
    const query = { search: customer.user.email, sort: 'next', perPage: 2 };
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await found({ ...query, page }));
    expect(pages).toEqual([idsOf(2, 9), idsOf(40, -1), idsOf(-30), []]);
    expect((await list({ ...query, page: 2 })).headers['x-total-count']).toBe('5');
    expect(await found({ ...query, from: addDays(ukToday(), 5), to: addDays(ukToday(), 50) })).toEqual(
      idsOf(9, 40),
    );
    expect(await found({ ...query, status: 'completed' })).toEqual([]);
  });

  it('of everybody are in the same order', async () => {
    const { body } = await list({ sort: 'next', perPage: 100 });
    const starts: number[] = body.map(({ date }: { date: string }) => Date.parse(date));
    const ahead = starts.filter((start) => start >= dayRange(ukToday()).startsAt);
    expect(ahead.length).toBeGreaterThan(0);
    const later = (one: number, two: number) => one - two;
    const past = starts.slice(ahead.length);
    expect(starts).toEqual([...ahead.toSorted(later), ...past.toSorted(later).toReversed()]);
  });

  it('are exported as they are found', async () => {
    const { text } = await world
      .as(admin)
      .get('/api/admin/bookings.csv')
      .query({ search: customer.user.email, sort: 'next' });
    const [, ...lines] = text.trim().split('\r\n');
    expect(lines.map((line: string) => Number(line.split(',', 1)[0]))).toEqual(idsOf(2, 9, 40, -1, -30));
    for (const line of lines) expect(line).toContain(`Perpetua Finch_${mark},${cleaner.user.email}`);
  });
});
