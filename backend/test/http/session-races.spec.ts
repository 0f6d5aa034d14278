import { makeKey } from '../support/api-keys.js';
import { askedMeanwhile, heldRevocation, heldSignOut } from '../support/rows/held.js';
import { webhookOf } from '../support/webhooks.js';
import { world, type CleanerAccount } from '../support/world.js';

/** An address that is never called. */
const NOWHERE = { url: (path: string) => `http://127.0.0.1:9999${path}` };

type Call = () => PromiseLike<{ status: number }>;

/** What would open or follow the account after its sessions have ended; each made ready while there is one. */
const CALLS: Record<string, (owner: CleanerAccount) => Promise<Call>> = {
  'an API key': async (owner) => () =>
    world
      .as(owner)
      .post('/api/keys')
      .send({ name: 'Diary', scopes: ['bookings:read'], expiresInDays: 30 }),
  'a webhook': async (owner) => () =>
    world
      .as(owner)
      .post('/api/webhooks')
      .send({ url: NOWHERE.url('/') }),
  'a webhook that is resumed': async (owner) => {
    const { id } = await webhookOf(world, owner, NOWHERE);
    return () => world.as(owner).post(`/api/webhooks/${id}/resume`);
  },
  'a webhook that is led elsewhere': async (owner) => {
    const { id } = await webhookOf(world, owner, NOWHERE);
    return () =>
      world
        .as(owner)
        .patch(`/api/webhooks/${id}`)
        .send({ url: NOWHERE.url('/other') });
  },
  'a secret of a webhook': async (owner) => {
    const { id } = await webhookOf(world, owner, NOWHERE);
    return () => world.as(owner).post(`/api/webhooks/${id}/rotate-secret`);
  },
  'a calendar URL': async (owner) => () =>
    world.as(owner).post(`/api/cleaners/${owner.cleaner.id}/calendar-feed`),
};

describe('a session that ends', () => {
  it.each(Object.entries(CALLS))('leaves nothing behind of %s that was under way', async (_what, prepare) => {
    const owner = await world.approvedCleaner();
    const call = await prepare(owner);
    const answer = await heldSignOut(owner, (held) => askedMeanwhile(held, call));
    expect(answer.status).toBe(401);
  });
});

describe('an API key that is revoked', () => {
  it('leaves no webhook behind that was under way', async () => {
    const owner = await world.approvedCleaner();
    const key = world.as(await makeKey(world, owner, ['webhooks:write']));
    const call = () => key.post('/api/webhooks').send({ url: NOWHERE.url('/') });
    const answer = await heldRevocation(owner, (held) => askedMeanwhile(held, call));
    expect(answer.status).toBe(401);
    expect((await world.as(owner).get('/api/webhooks')).body).toEqual([]);
  });
});
