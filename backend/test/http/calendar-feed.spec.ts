import { requestBooking } from '../support/bookings.js';
import { keptFeedKey } from '../support/rows/kept.js';
import { world } from '../support/world.js';

const pathOf = (address: string) => new URL(address).pathname;

describe('a cleaner’s private calendar', () => {
  it('shows their bookings to whoever has the address, until it is replaced or removed', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const kept = await requestBooking(world, customer, cleaner);
    const cancelled = await requestBooking(world, customer, cleaner, { bookingTime: '14:00' });
    await world.as(customer).post(`/api/bookings/${cancelled.id}/cancel`);
    const feed = `/api/cleaners/${cleaner.cleaner.id}/calendar-feed`;

    const first = await world.as(cleaner).post(feed);
    expect(first.status).toBe(201);
    const calendar = await world.anyone.get(pathOf(first.body.address));
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.text).toContain(`UID:booking-${kept.id}@`);
    expect(calendar.text).not.toContain(`UID:booking-${cancelled.id}@`);

    const second = await world.as(cleaner).post(feed);
    expect((await world.anyone.get(pathOf(first.body.address))).status).toBe(404);
    expect((await world.anyone.get(pathOf(second.body.address))).status).toBe(200);
    expect((await world.as(cleaner).delete(feed)).status).toBe(204);
    expect((await world.anyone.get(pathOf(second.body.address))).status).toBe(404);
  });

  it('writes lines that every calendar program reads, whatever stands in an address', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const streetAddress = `Flat 3; Zoë’s \\ ${'小林🏡'.repeat(12)}`;
    await requestBooking(world, customer, cleaner, { streetAddress });
    const feed = await world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/calendar-feed`);
    const { text } = await world.anyone.get(pathOf(feed.body.address));
    const lines = text.split('\r\n');
    expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    const location = text.replaceAll('\r\n ', '').match(/^LOCATION:(.*)$/m)?.[1];
    expect(location?.replace(/\\([\\;,])/g, '$1')).toBe(`${streetAddress}, Oxford, OX1 3AS`);
  });

  it('is kept as a hash, made by the owner alone, and ends with a suspension', async () => {
    const [cleaner, rival] = await Promise.all([world.approvedCleaner(), world.approvedCleaner()]);
    const feed = `/api/cleaners/${cleaner.cleaner.id}/calendar-feed`;
    expect((await world.as(rival).post(feed)).status).toBe(403);
    const { address } = (await world.as(cleaner).post(feed)).body;
    expect(address).not.toContain(await keptFeedKey(cleaner));
    await world.as(await world.admin()).post(`/api/admin/users/${cleaner.user.id}/suspend`);
    expect((await world.anyone.get(pathOf(address))).status).toBe(404);
  });

  it.each(['x.ics', 'x', `${'A'.repeat(32)}.ics`])('knows no %s', async (file) => {
    expect((await world.anyone.get(`/api/calendar-feeds/${file}`)).status).toBe(404);
  });
});
