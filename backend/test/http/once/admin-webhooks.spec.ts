import { generate } from 'otplib';
import { ADMIN, createStore, type ScratchApp, type Store } from '../../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../../support/apps.js';
import { requestBooking } from '../../support/bookings.js';
import { lastTotpStepIsLongAgo } from '../../support/rows/ageing.js';
import { engine } from '../../support/engine.js';
import { expectStatus } from '../../support/expect-status.js';
import { FeedReader } from '../../support/feed.js';
import { deliveriesOf, webhookOf } from '../../support/webhooks.js';
import { World, type CleanerAccount, type Session } from '../../support/world.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tidyhearth.example',
  JWT_SECRET: 'k7Jq2vX9mR4tB8wN1zC6yL3pD5sF0hGa',
  RATE_LIMITS: 'on',
  PASSWORD_COST: '',
  ADMIN_PASSWORD: '',
  SMTP_URL: 'smtp://127.0.0.1:9',
};
/** An address that is never called. */
const NOWHERE = { url: (path: string) => `http://127.0.0.1:9999${path}` };

/** In production, an admin without two-factor authentication can't use the console, not even to pause webhooks. */
describe('webhooks of an admin in production', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;
  let admin: Session;
  let adminId: number;
  let cleaner: CleanerAccount;
  let webhookId: number;

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store });
    world = new World(app.url);
    admin = await world.admin();
    cleaner = await world.approvedCleaner();
    await new FeedReader(world, cleaner).until(({ type }) => type === 'cleaner.approved');
    webhookId = (await webhookOf(world, admin, NOWHERE)).id;
    await app.stop();
    app = await startApp({ engine, store, env: PRODUCTION });
    world = new World(app.url);
    admin = await world.admin();
    adminId = (await world.as(admin).get('/api/auth/user')).body.id;
    const { email } = cleaner.user;
    cleaner = { ...cleaner, ...(await world.signIn({ email, password: cleaner.password })) };
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  const twoFactor = async (step: string, body: object) => {
    const answer = await world
      .as(admin)
      .post(`/api/auth/2fa/${step}`)
      .send({ userId: adminId, ...body });
    expectStatus(answer, 200);
    return answer.body;
  };
  const turnOn = async () => {
    const { secret } = await twoFactor('setup', { password: ADMIN.password });
    await lastTotpStepIsLongAgo(adminId, store);
    await twoFactor('verify', { code: await generate({ secret }) });
  };
  /** Publishes an event for the admin's webhook. */
  const publishBooking = async () => {
    const { id } = await requestBooking(world, await world.registerCustomer(), cleaner);
    await new FeedReader(world, cleaner).until(({ data }) => data.object === 'booking' && data.id === id);
    return id;
  };
  const webhook = async () => (await world.as(admin).get(`/api/webhooks/${webhookId}`)).body;

  it('are not called before two-factor authentication is on', async () => {
    await publishBooking();
    await turnOn();
    expect(await webhook()).toMatchObject({ status: 'active' });
    expect(await deliveriesOf(world, admin, { id: webhookId })).toEqual([]);
    await publishBooking();
    expect(await deliveriesOf(world, admin, { id: webhookId })).toMatchObject([
      { type: 'booking.requested' },
    ]);
  });

  it('pause when the admin turns it off, until it is on again and the admin resumes them', async () => {
    await twoFactor('disable', { password: ADMIN.password });
    expect(await webhook()).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    await turnOn();
    expect(await webhook()).toMatchObject({ status: 'paused', pausedBecause: 'secured' });
    const resumed = await world.as(admin).post(`/api/webhooks/${webhookId}/resume`);
    expect(resumed.body).toMatchObject({ status: 'active', pausedBecause: null });
  });
});
