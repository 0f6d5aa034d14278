import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { titlesOf } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { FeedReader } from '../support/feed.js';
import { say } from '../support/messages.js';
import { Receiver, type ReceivedCall } from '../support/receiver.js';
import { race } from '../support/race.js';
import { rotationEnds } from '../support/rows/ageing.js';
import { askedMeanwhile, heldWebhookChange } from '../support/rows/held.js';
import { countStatuses, together } from '../support/together.js';
import { deliveriesOf, deliveryWith, webhookOf } from '../support/webhooks.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

describe('webhooks', () => {
  const receiver = new Receiver();
  let customer: Account;
  let cleaner: CleanerAccount;

  beforeAll(() => receiver.start());
  afterAll(() => receiver.stop());
  beforeEach(async () => {
    receiver.verdict = () => 204;
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  });

  const isAbout = (id: number) => (call: ReceivedCall) => call.event.data.id === id;

  it('are called with what the feed says, signed as Standard Webhooks prescribes', async () => {
    const webhook = await webhookOf(world, cleaner, receiver);
    const { id } = await requestBooking(world, customer, cleaner);
    const { headers, body, event } = await receiver.until(webhook.path, isAbout(id));
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': expect.stringMatching(/^\d{10}$/),
    });
    expect(new Webhook(webhook.secret).verify(body, headers)).toEqual(event);
    const key = Buffer.from(webhook.secret.slice('whsec_'.length), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const byHand = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${byHand}`);
    const told = await new FeedReader(world, cleaner).until((one) => one.id === event.id);
    const { position, ...same } = told;
    expect(position).toBeGreaterThan(0);
    expect(event).toEqual(same);
  });

  it('hold no name, no address and no text', async () => {
    const webhook = await webhookOf(world, cleaner, receiver);
    await requestBooking(world, customer, cleaner, { accessNotes: 'Under the third gnome' });
    const message = await say(cleaner, customer, 'The green teapot sings.');
    await receiver.until(webhook.path, isAbout(message));
    const sent = receiver.at(webhook.path).map(({ body }) => body);
    const people = [customer, cleaner].flatMap(({ user }) => [user.firstName, user.lastName, user.email]);
    for (const text of [...people, 'Broad Street', 'OX1', 'gnome', 'teapot'])
      expect(sent.join('\n')).not.toContain(text);
  });

  it('are called about what they name and nothing else, and about own things alone', async () => {
    const stranger = await world.approvedCleaner();
    const [named, others] = await Promise.all([
      webhookOf(world, cleaner, receiver, { types: ['booking.confirmed'] }),
      webhookOf(world, stranger, receiver),
    ]);
    const { id } = await requestBooking(world, customer, cleaner);
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
    await receiver.until(named.path);
    expect(receiver.at(named.path).map(({ event }) => event.type)).toEqual(['booking.confirmed']);
    const mine = await requestBooking(world, customer, stranger);
    await receiver.until(others.path, isAbout(mine.id));
    expect(receiver.at(others.path).map(({ event }) => event.data.id)).not.toContain(id);
  });

  it('of the admin are called about everybody', async () => {
    const admin = await world.admin();
    const webhook = await webhookOf(world, admin, receiver, { types: ['booking.requested'] });
    const { id } = await requestBooking(world, customer, cleaner);
    await receiver.until(webhook.path, isAbout(id));
    expectStatus(await world.as(admin).delete(`/api/webhooks/${webhook.id}`), 204);
  });

  it('sign with both secrets for a day after a rotation, then with the new one', async () => {
    const webhook = await webhookOf(world, cleaner, receiver, { types: ['booking.paid'] });
    const own = world.as(cleaner);
    const rotated = await own.post(`/api/webhooks/${webhook.id}/rotate-secret`);
    expectStatus(rotated, 200);
    expect(rotated.body.secret).not.toBe(webhook.secret);
    expect(Date.parse(rotated.body.rotationEndsAt) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expectStatus(await own.post(`/api/webhooks/${webhook.id}/test`), 200);
    const [both] = receiver.at(webhook.path);
    expect(both?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    for (const secret of [webhook.secret, rotated.body.secret])
      expect(() => new Webhook(secret).verify(both?.body ?? '', both?.headers ?? {})).not.toThrow();
    await rotationEnds(webhook.id);
    expectStatus(await own.post(`/api/webhooks/${webhook.id}/test`), 200);
    const [, one] = receiver.at(webhook.path);
    expect(() => new Webhook(rotated.body.secret).verify(one?.body ?? '', one?.headers ?? {})).not.toThrow();
    expect(() => new Webhook(webhook.secret).verify(one?.body ?? '', one?.headers ?? {})).toThrow(
      'No matching signature',
    );
    expect((await own.get(`/api/webhooks/${webhook.id}`)).body.rotationEndsAt).toBeNull();
  });

  it('are made once, and get one new secret, for one Idempotency-Key, whose repetition answers the secret again', async () => {
    const own = world.as(cleaner);
    const url = receiver.url('/repeated');
    const make = (who: Account, key = 'make') =>
      // Of a type that does not happen here: a delivery in between would show in the second answer.
      world
        .as(who)
        .post('/api/webhooks')
        .set('Idempotency-Key', key)
        .send({ url, types: ['booking.paid'] });
    const made = await make(cleaner);
    expectStatus(made, 201);
    const again = await make(cleaner);
    expectStatus(again, 201);
    expect(again.body).toEqual(made.body);
    expect((await own.get('/api/webhooks')).body).toHaveLength(1);
    expect((await make(await world.approvedCleaner())).body.secret).not.toBe(made.body.secret);

    const rotate = (key: string) =>
      own.post(`/api/webhooks/${made.body.id}/rotate-secret`).set('Idempotency-Key', key);
    const [rotated, repeated] = [await rotate('rotate'), await rotate('rotate')];
    expect(rotated.body.secret).not.toBe(made.body.secret);
    expect(repeated.body.secret).toBe(rotated.body.secret);
    const tried = await own.post(`/api/webhooks/${made.body.id}/test`);
    expectStatus(tried, 200);
    // The other cleaner's webhook has the same address.
    const call = receiver.at('/repeated').find(({ headers }) => headers['webhook-id'] === tried.body.eventId);
    for (const secret of [made.body.secret, rotated.body.secret])
      expect(() => new Webhook(secret).verify(call?.body ?? '', call?.headers ?? {})).not.toThrow();
  });

  it('show their secret when they are made, and never again', async () => {
    const { id, secret } = await webhookOf(world, cleaner, receiver, { description: 'Our rota' });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const own = world.as(cleaner);
    for (const path of ['/api/webhooks', `/api/webhooks/${id}`, `/api/users/${cleaner.user.id}/export`])
      expect((await own.get(path)).text).not.toContain(secret);
    expect((await own.get(`/api/users/${cleaner.user.id}/export`)).body.webhooks).toEqual([
      expect.objectContaining({ description: 'Our rota', url: expect.stringContaining('127.0.0.1') }),
    ]);
  });

  it('are tested at once, and the answer is told', async () => {
    const webhook = await webhookOf(world, cleaner, receiver);
    receiver.verdict = () => 418;
    const answer = await world.as(cleaner).post(`/api/webhooks/${webhook.id}/test`);
    expectStatus(answer, 200);
    expect(answer.body).toMatchObject({
      type: 'test.ping',
      status: 'failed',
      attempts: 1,
      answerStatus: 418,
      answerBody: 'answer 418',
      error: 'It answered 418',
      requestHeaders: expect.arrayContaining([{ name: 'webhook-id', value: answer.body.eventId }]),
    });
    const [call] = receiver.at(webhook.path);
    expect(answer.body.requestBody).toBe(call?.body);
    expect((await world.as(cleaner).get(`/api/webhooks/${webhook.id}`)).body.failingSince).toBeNull();
  });

  it('refuse what is not public, in words', async () => {
    const refused: [string, RegExp][] = [
      ['https://10.0.0.1/', /not public/],
      ['https://[fd00::1]/', /not public/],
      ['https://169.254.169.254/latest', /not public/],
      ['https://ada:secret@127.0.0.1/', /user name/],
      ['https://127.0.0.1:22/', /port/],
      ['gopher://127.0.0.1/', /https/],
      ['nonsense', /https/],
    ];
    for (const [url, message] of refused) {
      const answer = await world.as(cleaner).post('/api/webhooks').send({ url });
      expectStatus(answer, 400);
      expect(answer.body.details).toEqual([{ path: 'url', msg: expect.stringMatching(message) }]);
    }
    expect((await world.as(cleaner).get('/api/webhooks')).body).toEqual([]);
  });

  it('are ten a person, also when they are made at once', async () => {
    const make = () =>
      world
        .as(cleaner)
        .post('/api/webhooks')
        .send({ url: receiver.url('/many') });
    const answers = await Promise.all(Array.from({ length: 13 }, make));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    const refusals = answers.filter(({ status }) => status !== 201);
    expect(refusals.map(({ body }) => body.code)).toEqual(refusals.map(() => 'TOO_MANY_WEBHOOKS'));
  });

  it('of somebody else answer as those that do not exist', async () => {
    const { id } = await webhookOf(world, cleaner, receiver);
    await say(cleaner, customer, 'Hello.').catch(() => undefined);
    expectStatus(await world.as(cleaner).post(`/api/webhooks/${id}/test`), 200);
    const [delivery] = await deliveriesOf(world, cleaner, { id });
    const stranger = world.as(await world.approvedCleaner());
    const span = { from: '2026-01-01T00:00:00Z', to: '2030-01-01T00:00:00Z' };
    for (const [mine, missing] of [[id, 2_000_000_000]]) {
      const calls = (one: number | undefined) => [
        stranger.get(`/api/webhooks/${one}`),
        stranger.patch(`/api/webhooks/${one}`).send({ description: 'x' }),
        stranger.delete(`/api/webhooks/${one}`),
        stranger.post(`/api/webhooks/${one}/rotate-secret`),
        stranger.post(`/api/webhooks/${one}/test`),
        stranger.post(`/api/webhooks/${one}/pause`),
        stranger.post(`/api/webhooks/${one}/resume`),
        stranger.post(`/api/webhooks/${one}/replay`).send(span),
        stranger.get(`/api/webhooks/${one}/deliveries`),
        stranger.get(`/api/webhooks/${one}/deliveries/${delivery?.id}`),
        stranger.post(`/api/webhooks/${one}/deliveries/${delivery?.id}/replay`),
      ];
      const answers = await Promise.all([...calls(mine), ...calls(missing)]);
      for (const { status, body } of answers)
        expect([status, body.code, body.message]).toEqual([404, 'NOT_FOUND', 'Not found']);
    }
    expectStatus(await world.as(cleaner).get(`/api/webhooks/${id}`), 200);
  });

  it.each([
    ['the description', { description: 'Our rota' }],
    ['the events', { types: ['booking.paid'] }],
  ])('keep a URL that was set while %s was changed', async (_, change) => {
    const webhook = await webhookOf(world, cleaner, receiver);
    const meanwhile = { url: receiver.url('/set-meanwhile'), description: 'Set meanwhile' };
    const answer = await heldWebhookChange(webhook.id, meanwhile, (held) =>
      askedMeanwhile(held, () => world.as(cleaner).patch(`/api/webhooks/${webhook.id}`).send(change)),
    );
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ ...meanwhile, ...change })]);
  });

  it('say so when the URL is set back to what it was before somebody changed it meanwhile', async () => {
    const webhook = await webhookOf(world, cleaner, receiver);
    const meanwhile = { url: receiver.url('/set-meanwhile'), description: 'Set meanwhile' };
    const back = { url: webhook.url };
    const answer = await heldWebhookChange(webhook.id, meanwhile, (held) =>
      askedMeanwhile(held, () => world.as(cleaner).patch(`/api/webhooks/${webhook.id}`).send(back)),
    );
    expect(answer.body).toMatchObject({ ...meanwhile, ...back });
    expect(await titlesOf(cleaner)).toContain('A webhook has a new address');
  });

  race('keep what two change of them at once', async () => {
    const [own, { id }] = [world.as(cleaner), await webhookOf(world, cleaner, receiver)];
    const changes = [
      { url: receiver.url('/at-once') },
      { description: 'At once' },
      { types: ['booking.paid'] },
    ];
    const answers = await together(changes.length, (index) =>
      own.patch(`/api/webhooks/${id}`).send(changes[index]),
    );
    expect(countStatuses(answers)).toEqual({ 200: changes.length });
    expect((await own.get(`/api/webhooks/${id}`)).body).toMatchObject(Object.assign({}, ...changes));
  });

  it('change where they lead and what about, and go with their log', async () => {
    const webhook = await webhookOf(world, cleaner, receiver, { types: ['booking.paid'] });
    const own = world.as(cleaner);
    const url = receiver.url('/moved');
    const changed = await own.patch(`/api/webhooks/${webhook.id}`).send({ url, types: null });
    expectStatus(changed, 200);
    expect(changed.body).toMatchObject({ url, types: null });
    const { id } = await requestBooking(world, customer, cleaner);
    await receiver.until('/moved', isAbout(id));
    await deliveryWith(world, cleaner, webhook, ({ status }) => status === 'delivered');
    expectStatus(await own.delete(`/api/webhooks/${webhook.id}`), 204);
    expectStatus(await own.get(`/api/webhooks/${webhook.id}/deliveries`), 404);
  });
});
