import { heldSignOut } from '../support/rows/held.js';
import { webhookOf } from '../support/webhooks.js';
import { world, type CleanerAccount } from '../support/world.js';

/** An address that is never called. */
const NOWHERE = { url: (path: string) => `http://127.0.0.1:9999${path}` };

/** What would open or follow the account after its sessions have ended; each made ready while there is one. */
const CALLS: Record<string, (owner: CleanerAccount) => Promise<() => PromiseLike<{ status: number }>>> = {
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
    const answer = await heldSignOut(owner, async ({ commit, untilCaught }) => {
      const asking = call().then((done) => done);
      await untilCaught(1);
      await commit();
      return asking;
    });
    expect(answer.status).toBe(401);
  });
});
