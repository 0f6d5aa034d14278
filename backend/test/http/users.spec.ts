import { randomUUID } from 'node:crypto';
import { requestBooking } from '../support/bookings.js';
import { race } from '../support/race.js';
import { keptPasswordHash } from '../support/rows/kept.js';
import { together } from '../support/together.js';
import { world, type Account } from '../support/world.js';

const read = async (viewer: Account, id: number) => world.as(viewer).get(`/api/users/${id}`);
const update = (person: Account, body: object, id = person.user.id) =>
  world.as(person).patch(`/api/users/${id}`).send(body);

describe('editing the own account', () => {
  it('writes what it may, and gives the whole account back', async () => {
    const person = await world.registerCustomer();
    const changes = {
      firstName: 'Zoë 🌿',
      lastName: "O'Neill",
      phone: '+44 7700 900456',
      username: `u${randomUUID().slice(0, 8)}`,
      streetAddress: '12 Broad Street',
      city: 'Oxford',
      county: 'Oxfordshire',
      cleaningPreferences: 'Eco products, please.\nShoes off.',
      emailNotifications: false,
      smsNotifications: false,
    };
    const answer = await update(person, { ...changes, postcode: 'ox12jd' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ ...changes, postcode: 'OX1 2JD', email: person.user.email });
    expect((await world.as(person).get('/api/auth/user')).body).toEqual(answer.body);
  });

  it('empties what may be empty', async () => {
    const person = await world.registerCustomer();
    await update(person, { city: 'Oxford', phone: '07700 900456' }).expect(200);
    const answer = await update(person, { city: '  ', phone: null });
    expect(answer.body).toMatchObject({ city: null, phone: null });
  });

  it('tolerates a whole account sent back unchanged', async () => {
    const person = await world.registerCustomer();
    const { body } = await world.as(person).get('/api/auth/user');
    const answer = await update(person, body);
    expect(answer.body).toEqual(body);
  });

  it.each([
    ['id', 1],
    ['email', 'new@test.example'],
    ['userType', 'cleaner'],
    ['isAdmin', true],
    ['isVerified', true],
    ['emailVerified', true],
    ['isSuspended', true],
    ['is2FAEnabled', true],
    ['profileImageUrl', 'https://elsewhere.example/a.png'],
    ['rating', 5],
    ['reviewCount', 100],
    ['cleanerId', 1],
    ['cleanerStatus', 'approved'],
    ['createdAt', '2020-01-01T00:00:00.000Z'],
    ['isVerified', 'false'],
    ['rating', { $gt: 0 }],
    ['password', 'brand new horse'],
    ['twoFASecret', 'x'],
    ['passwordResetToken', 'x'],
    ['ratingSum', 5],
    ['deactivatedAt', 1],
    ['__proto__x', 1],
  ])('refuses to change %s to %j, and everything sent with it', async (field, value) => {
    const person = await world.registerCustomer();
    const before = (await world.as(person).get('/api/auth/user')).body;
    const answer = await update(person, { city: 'Oxford', [field]: value });
    expect(answer.body).toMatchObject({ statusCode: 400, error: 'Validation failed' });
    expect((await world.as(person).get('/api/auth/user')).body).toEqual(before);
  });

  it.each([
    { firstName: '' },
    { firstName: null },
    { firstName: 'x'.repeat(61) },
    { lastName: 'a\nb' },
    { phone: 'call me' },
    { postcode: 'OX1' },
    { emailNotifications: 'false' },
    { cleaningPreferences: 'x'.repeat(501) },
    { city: { $ne: '' } },
  ])('refuses %j', async (wrong) => {
    expect((await update(await world.registerCustomer(), wrong)).status).toBe(400);
  });

  it.each(['ZZ9 9ZZ', 'OX77 1AA', 'BT1 1AA'])(
    'refuses a home in %s, which is nowhere we know',
    async (postcode) => {
      const person = await world.registerCustomer();
      expect((await update(person, { postcode })).status).toBe(404);
      expect((await world.as(person).get('/api/auth/user')).body.postcode).toBeNull();
    },
  );

  it('gives each username to one person', async () => {
    const [person, other] = [await world.registerCustomer(), await world.registerCustomer()];
    const username = `u${randomUUID().slice(0, 8)}`;
    await update(person, { username }).expect(200);
    expect((await update(other, { username })).status).toBe(409);
  });

  race('loses no field when different ones are changed at once', async () => {
    const person = await world.registerCustomer();
    const fields = ['city', 'county', 'streetAddress', 'lastName', 'cleaningPreferences'];
    await together(20, (index) =>
      update(person, { [fields[index % 5] ?? '']: `new ${index % 5}` }).expect(200),
    );
    const { body } = await world.as(person).get('/api/auth/user');
    expect(fields.map((field) => body[field])).toEqual(['new 0', 'new 1', 'new 2', 'new 3', 'new 4']);
  });

  race('loses no field of a profile when different ones are changed at once', async () => {
    const cleaner = await world.approvedCleaner();
    const changes = [
      { bio: 'Careful with old floors.' },
      { hourlyRate: '31.50' },
      { services: ['deep'] },
      { isAvailable: false },
    ];
    const path = `/api/cleaners/${cleaner.cleaner.id}`;
    await together(20, (index) =>
      world
        .as(cleaner)
        .patch(path)
        .send(changes[index % changes.length])
        .expect(200),
    );
    expect((await world.as(cleaner).get(path)).body).toMatchObject(Object.assign({}, ...changes));
  });

  it("is not for another person's account", async () => {
    const [person, other] = [await world.registerCustomer(), await world.registerCustomer()];
    const { id } = person.user;
    expect((await update(other, { city: 'Oxford' }, id)).status).toBe(403);
    const privacy = { allowProfileSearch: false, shareContactInfo: false };
    expect((await world.as(other).patch(`/api/users/${id}/privacy`).send(privacy)).status).toBe(403);
    expect((await world.as(other).get(`/api/users/${id}/export`)).status).toBe(403);
    const admin = world.as(await world.admin());
    expect((await admin.patch(`/api/users/${id}`).send({ city: 'Oxford' })).status).toBe(403);
    expect((await admin.get(`/api/users/${id}/export`)).status).toBe(403);
  });
});

describe('privacy', () => {
  it('takes one flag or both, each a real boolean', async () => {
    const person = await world.registerCustomer();
    const set = (body: object) => world.as(person).patch(`/api/users/${person.user.id}/privacy`).send(body);
    const flags = { allowProfileSearch: false, shareContactInfo: false };
    expect((await set(flags)).body).toEqual(flags);
    expect((await world.as(person).get('/api/auth/user')).body).toMatchObject(flags);
    expect((await set({ shareContactInfo: true })).body).toEqual({ ...flags, shareContactInfo: true });
    expect((await set({ allowProfileSearch: true })).body).toEqual({
      allowProfileSearch: true,
      shareContactInfo: true,
    });
    for (const wrong of ['false', 0, null])
      expect((await set({ ...flags, shareContactInfo: wrong })).status).toBe(400);
  });

  it('takes a cleaner out of search at once, and back in', async () => {
    const cleaner = await world.approvedCleaner();
    const shown = async () => (await world.anyone.get(`/api/cleaners/${cleaner.cleaner.id}`)).status;
    const set = (allowProfileSearch: boolean) =>
      world
        .as(cleaner)
        .patch(`/api/users/${cleaner.user.id}/privacy`)
        .send({ allowProfileSearch, shareContactInfo: true })
        .expect(200);
    expect(await shown()).toBe(200);
    await set(false);
    expect(await shown()).toBe(404);
    await set(true);
    expect(await shown()).toBe(200);
  });
});

describe('seeing people', () => {
  it('shows oneself and the admin everything, strangers nothing', async () => {
    const [person, stranger] = [await world.registerCustomer(), await world.registerCustomer()];
    const own = await read(person, person.user.id);
    expect(own.body).toEqual((await world.as(person).get('/api/auth/user')).body);
    const admin = await world.as(await world.admin()).get(`/api/users/${person.user.id}`);
    expect(admin.body.email).toBe(person.user.email);
    const unseen = await read(stranger, person.user.id);
    const missing = await read(stranger, 2_000_000_000);
    expect([unseen.status, missing.status]).toEqual([404, 404]);
    expect(unseen.body.message).toBe(missing.body.message);
  });

  it('shows the other side of a booking, and how to reach it once confirmed, if it agrees', async () => {
    const [customer, cleaner] = [await world.registerCustomer(), await world.approvedCleaner()];
    const booking = await requestBooking(world, customer, cleaner);
    const card = {
      id: customer.user.id,
      firstName: 'Rowan',
      profileImageUrl: null,
      rating: 0,
      reviewCount: 0,
    };
    expect((await read(cleaner, customer.user.id)).body).toEqual(card);
    await world.as(cleaner).patch(`/api/bookings/${booking.id}`).send({ status: 'confirmed' }).expect(200);
    const contact = { phone: '07700 900123', email: customer.user.email };
    expect((await read(cleaner, customer.user.id)).body).toEqual({ ...card, ...contact });
    expect((await read(customer, cleaner.user.id)).body).toMatchObject({ email: cleaner.user.email });
    const privacy = { allowProfileSearch: true, shareContactInfo: false };
    await world.as(customer).patch(`/api/users/${customer.user.id}/privacy`).send(privacy).expect(200);
    expect((await read(cleaner, customer.user.id)).body).toEqual(card);
    expect((await read(customer, cleaner.user.id)).body).toMatchObject({ email: cleaner.user.email });
    await world.as(customer).post(`/api/bookings/${booking.id}/cancel`).expect(200);
    expect((await read(customer, cleaner.user.id)).body).not.toHaveProperty('email');
  });

  it.each(['7abc', '07', '7.0', '-1', '0', '9223372036854775808', '%00'])(
    'does not take %s for an id',
    async (id) => {
      const answer = await world.as(await world.registerCustomer()).get(`/api/users/${id}`);
      expect([400, 404]).toContain(answer.status);
      expect(answer.body).not.toHaveProperty('email');
    },
  );
});

describe('exporting personal data', () => {
  it('gives all that is held, without secrets', async () => {
    const person = await world.registerCustomer();
    const answer = await world.as(person).get(`/api/users/${person.user.id}/export`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.body).toMatchObject({
      exportedAt: expect.any(String),
      account: { email: person.user.email, termsAcceptedAt: expect.any(String) },
      sessions: [{ createdAt: expect.any(String) }],
      mails: [{ type: 'welcome' }],
    });
    expect(answer.text).not.toContain(await keptPasswordHash(person));
    expect(answer.text).not.toMatch(/\$argon2|"sid"/);
  });

  it('has a part for everything a person leaves behind, of either kind', async () => {
    const [customer, cleaner] = [await world.registerCustomer(), await world.approvedCleaner()];
    await requestBooking(world, customer, cleaner);
    const answers = await Promise.all(
      [customer, cleaner].map((person) => world.as(person).get(`/api/users/${person.user.id}/export`)),
    );
    for (const { body } of answers) {
      expect(Object.keys(body)).toEqual(
        expect.arrayContaining([
          ...['account', 'mails', 'sessions', 'cleanerProfile', 'workingHours', 'availabilityBlocks'],
          ...['bookingsAsCustomer', 'bookingsAsCleaner', 'postings', 'applications', 'messages'],
          ...['reviewsWritten', 'reviewsReceived', 'notifications'],
        ]),
      );
    }
    expect(answers[0]?.body).toMatchObject({
      cleanerProfile: null,
      bookingsAsCustomer: [
        { status: 'pending', total: '75.00', address: expect.stringContaining('Broad Street') },
      ],
    });
    expect(answers[1]?.body).toMatchObject({
      cleanerProfile: { hourlyRate: '25.00', isInsured: false },
      bookingsAsCleaner: [{ status: 'pending' }],
    });
    expect(JSON.stringify(answers[1]?.body)).not.toContain('Broad Street');
  });
});
