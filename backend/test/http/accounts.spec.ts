import { randomUUID } from 'node:crypto';
import { ADMIN } from '../../../scripts/lib/scratch-app.mjs';
import { totpOf } from '../assurance/scenes.js';
import { mailbox } from '../support/mailbox.js';
import { cleanerDetails, personDetails } from '../support/people.js';
import { race } from '../support/race.js';
import { keptAccounts, keptAgreements, keptProfiles } from '../support/rows/kept.js';
import { countStatuses, together } from '../support/together.js';
import { world } from '../support/world.js';

const SECRETS = /\$argon2|twoFASecret|passwordReset|emailVerificationToken|twoFALastStep/;
const register = (body: object) => world.anyone.post('/api/auth/register').send(body);
const registerCleaner = (body: object) => world.anyone.post('/api/auth/register-cleaner').send(body);
const login = (email: unknown, password: unknown) =>
  world.anyone.post('/api/login').send({ email, password });

describe('registering', () => {
  it('makes a customer and signs in at once', async () => {
    const details = personDetails('customer');
    const answer = await register({ ...details, email: ` ${details.email.toUpperCase()} ` });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      token: expect.any(String),
      message: expect.any(String),
      user: expect.objectContaining({
        email: details.email,
        firstName: 'Rowan',
        userType: 'customer',
        isAdmin: false,
        isVerified: false,
        emailVerified: false,
        is2FAEnabled: false,
        rating: 0,
        reviewCount: 0,
        cleanerId: null,
      }),
    });
    expect(answer.text).not.toMatch(SECRETS);
    const current = await world.as(answer.body).get('/api/auth/user');
    expect(current.body).toEqual(answer.body.user);
    const agreed = await keptAgreements(answer.body.user.id);
    expect(agreed.terms).toBeGreaterThan(Date.now() - 60_000);
    expect(agreed.privacy).toBeGreaterThan(Date.now() - 60_000);
  });

  it('makes a pending cleaner whose claim is no badge', async () => {
    const answer = await registerCleaner(cleanerDetails());
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({
      userType: 'cleaner',
      cleanerId: answer.body.cleaner.id,
      cleanerStatus: 'pending',
    });
    expect(answer.body.cleaner).toMatchObject({
      isBackgroundChecked: false,
      isInsured: false,
      hourlyRate: '25.00',
      postcode: 'OX1 2JD',
      status: 'pending',
    });
    const seen = await world.anyone.get(`/api/cleaners/${answer.body.cleaner.id}`);
    expect(seen.status).toBe(404);
  });

  it.each([
    ['terms not accepted', { agreedToTerms: false }],
    ['privacy policy not accepted', { agreedToPrivacy: undefined }],
    ['another kind of user', { userType: 'cleaner' }],
    ['the admin kind of user', { userType: 'admin' }],
    ['a field that is not asked for', { isVerified: true }],
    ['a short password', { password: '12345' }],
    ['a password of objects', { password: { $ne: 1 } }],
    ['an address with an accent', { email: 'ádmin@tidyhearth.example' }],
    ['a full-width address', { email: 'ａdmin@tidyhearth.example' }],
    ['two addresses', { email: 'a@b.example,c@d.example' }],
    ['an address with a line break', { email: 'a@b.example\r\nBcc: c@d.example' }],
    ['a name of invisible characters', { firstName: '\u200b\u200b' }],
    ['no phone', { phone: undefined }],
  ])('refuses %s and keeps nothing', async (_, wrong) => {
    const details = { ...personDetails('customer'), ...wrong };
    const answer = await register(details);
    expect(answer.body).toMatchObject({ statusCode: 400, error: 'Validation failed' });
    expect(answer.body.details.length).toBeGreaterThan(0);
    expect(await keptAccounts(details.email)).toEqual([]);
  });

  it.each(['Password1', '123456', 'qwerty', 'letmein', 'iloveyou', '1q2w3e4r'])(
    'refuses the most common passwords: %s',
    async (password) => {
      const answer = await register({ ...personDetails('customer'), password });
      expect(answer.body).toMatchObject({ code: 'PASSWORD_COMMON', details: [{ path: 'password' }] });
    },
  );

  it.each([
    'aaaaaa',
    'abcdef',
    '121212',
    '654321',
    '777777',
    '987654321',
    'tidyhearth',
    'Tidyhearth1',
    '      ',
  ])('refuses what is guessed without a list: %j', async (password) => {
    const details = { ...personDetails('customer'), password };
    expect((await register(details)).body.statusCode).toBe(400);
    expect(await keptAccounts(details.email)).toEqual([]);
  });

  it('refuses the own name and address as a password, here and when it is changed', async () => {
    const details = personDetails('customer');
    const own = [
      details.email,
      details.email.split('@')[0] ?? '',
      `${details.firstName}${details.lastName}1`,
    ];
    for (const password of own) {
      const answer = await register({ ...details, password });
      expect(answer.body).toMatchObject({ statusCode: 400, code: 'PASSWORD_GUESSABLE' });
    }
    const person = await world.registerCustomer(details);
    const change = { currentPassword: person.password, newPassword: details.email };
    const answer = await world.as(person).post('/api/auth/change-password').send(change);
    expect(answer.body).toMatchObject({ code: 'PASSWORD_GUESSABLE', details: [{ path: 'newPassword' }] });
  });

  it.each(['11.99', '80.01'])('refuses a rate of %s for a cleaner', async (hourlyRate) => {
    expect((await registerCleaner({ ...cleanerDetails(), hourlyRate })).status).toBe(400);
  });

  it('creates neither account nor profile for a cleaner whose postcode is unknown', async () => {
    const details = { ...cleanerDetails(), postcode: 'ZZ99 9ZZ' };
    expect((await registerCleaner(details)).status).toBeGreaterThanOrEqual(400);
    expect(await keptAccounts(details.email)).toEqual([]);
  });

  it('leaves an existing account unchanged and mails its owner', async () => {
    const owner = await world.registerCustomer();
    const again = {
      ...personDetails('customer'),
      email: owner.user.email.toUpperCase(),
      firstName: 'Mallory',
    };
    expect((await register(again)).body).toMatchObject({ statusCode: 409, code: 'EMAIL_TAKEN' });
    expect((await registerCleaner({ ...cleanerDetails(), email: owner.user.email })).status).toBe(409);
    expect((await world.as(owner).get('/api/auth/user')).body.firstName).toBe('Rowan');
    const mails = await mailbox(world, owner.user.email).list();
    expect(mails.filter((mail) => /already have an account/i.test(mail.subject))).toHaveLength(1);
  });

  it.each([ADMIN.email, ADMIN.email.toUpperCase(), ` ${ADMIN.email}\t`])(
    'never gives away the address of the admin: %j',
    async (email) => {
      expect((await register({ ...personDetails('customer'), email })).status).toBe(409);
      expect((await registerCleaner({ ...cleanerDetails(), email })).status).toBe(409);
    },
  );

  race(
    'makes one account of sixty concurrent registrations with the same address, of either kind and in any letter case',
    async () => {
      const email = `race-${randomUUID()}@test.example`;
      const answers = await together(60, (index) =>
        index % 2 === 0
          ? register({ ...personDetails('customer'), email: index % 4 === 0 ? email : email.toUpperCase() })
          : registerCleaner({ ...cleanerDetails(), email }),
      );
      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 59 });
      const users = await keptAccounts(email);
      expect(users).toHaveLength(1);
      expect(await keptProfiles(users[0]?.id ?? 0)).toBe(users[0]?.userType === 'cleaner' ? 1 : 0);
    },
  );

  it('answers a repeated request with the same key the same, and makes one account', async () => {
    const details = personDetails('customer');
    const ask = () => register(details).set('Idempotency-Key', details.email);
    const [first, second] = [await ask(), await ask()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.user.id).toBe(first.body.user.id);
    expect((await world.as(second.body).get('/api/auth/user')).status).toBe(200);
    expect(second.body.token).not.toBe(first.body.token);
  });

  it('signs nobody in by a repeated request once a second factor or another password is set', async () => {
    const details = personDetails('customer');
    const ask = () => register(details).set('Idempotency-Key', details.email);
    const { body } = await ask();
    const own = world.as(body);
    const change = (currentPassword: string, newPassword: string) =>
      own.post('/api/auth/change-password').send({ currentPassword, newPassword }).expect(200);
    await change(details.password, 'brand new horse');
    expect((await ask()).body).toMatchObject({ statusCode: 409, code: 'EMAIL_TAKEN' });
    await change('brand new horse', details.password);
    const code = await totpOf(world, { ...body, password: details.password });
    await own.post('/api/auth/2fa/verify').send({ userId: body.user.id, code }).expect(200);
    expect((await ask()).body).toMatchObject({ statusCode: 409, code: 'EMAIL_TAKEN' });
  });
});

describe('signing in', () => {
  it('gives a token for the right password', async () => {
    const { user, password } = await world.registerCustomer();
    const answer = await login(user.email.toUpperCase(), password);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.any(String),
      user: expect.objectContaining({ id: user.id }),
    });
  });

  it('answers an unknown address and a wrong password alike', async () => {
    const { user } = await world.registerCustomer();
    const [unknown, wrong] = [
      await login(`x${user.email}`, 'guess-guess'),
      await login(user.email, 'guess-guess'),
    ];
    const { requestId: _, ...body } = unknown.body;
    expect(body).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      code: 'INVALID_CREDENTIALS',
      message: 'Invalid credentials',
    });
    expect({ ...wrong.body, requestId: _ }).toEqual({ ...body, requestId: _ });
  });

  it.each([
    [undefined, undefined],
    [null, null],
    [{}, {}],
    [[], []],
    [{ $ne: 1 }, { $ne: 1 }],
    [0, 0],
    [true, true],
    [ADMIN.email, undefined],
    [ADMIN.email, ''],
    [ADMIN.email, [ADMIN.password]],
    [[ADMIN.email], ADMIN.password],
  ])('refuses %j with %j', async (email, password) => {
    expect((await login(email, password)).status).toBe(400);
  });

  it('tells a suspended person so, but only after the right password', async () => {
    const { user, password } = await world.registerCustomer();
    const admin = world.as(await world.admin());
    await admin.post(`/api/admin/users/${user.id}/suspend`).send({ reason: 'It was reported.' }).expect(200);
    expect((await login(user.email, 'guess-guess')).status).toBe(401);
    const answer = await login(user.email, password);
    expect(answer.body).toMatchObject({ statusCode: 403, message: 'Account suspended' });
    await admin.post(`/api/admin/users/${user.id}/unsuspend`).expect(200);
    expect((await login(user.email, password)).status).toBe(200);
  });

  it('gives every one of twenty at once a session of its own', async () => {
    const { user, password } = await world.registerCustomer();
    const answers = await together(20, () => login(user.email, password));
    expect(countStatuses(answers)).toEqual({ 200: 20 });
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(20);
  });
});

describe('closing an account', () => {
  it('needs the password, ends every session and refuses further sign-ins', async () => {
    const person = await world.registerCustomer();
    const other = await world.signIn({ email: person.user.email, password: person.password });
    const close = (password: string) =>
      world.as(person).post(`/api/users/${person.user.id}/deactivate`).send({ password });
    expect((await close('guess-guess')).body).toMatchObject({ statusCode: 401, code: 'WRONG_PASSWORD' });
    expect((await close(person.password)).status).toBe(204);
    expect((await world.as(other).get('/api/auth/user')).status).toBe(401);
    expect((await login(person.user.email, person.password)).body.code).toBe('INVALID_CREDENTIALS');
    expect((await register({ ...personDetails('customer'), email: person.user.email })).status).toBe(409);
  });

  it('happens once, of several calls at once', async () => {
    const person = await world.registerCustomer();
    const body = { password: person.password };
    const close = () => world.as(person).post(`/api/users/${person.user.id}/deactivate`).send(body);
    const answers = await together(4, close);
    expect(countStatuses(answers)).toEqual({ 204: 1, 401: 3 });
  });

  it('is not for others, nor for the admin', async () => {
    const [person, other] = [await world.registerCustomer(), await world.registerCustomer()];
    const answer = await world
      .as(other)
      .post(`/api/users/${person.user.id}/deactivate`)
      .send({ password: other.password });
    expect(answer.status).toBe(403);
    const admin = await world.admin();
    const { body } = await world.as(admin).get('/api/auth/user');
    const own = await world
      .as(admin)
      .post(`/api/users/${body.id}/deactivate`)
      .send({ password: ADMIN.password });
    expect(own.status).toBe(409);
  });
});
