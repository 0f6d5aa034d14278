import type { Test } from 'supertest';
import { bellOf, titlesOf } from '../support/bell.js';
import { auditLines } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { RECOVERIES } from '../support/recoveries.js';
import { askedMeanwhile, heldWithdrawal } from '../support/rows/held.js';
import { webhookOf } from '../support/webhooks.js';
import { world, type CleanerAccount } from '../support/world.js';

/** An address that is never called. */
const NOWHERE = { url: (path: string) => `http://127.0.0.1:9999${path}` };

describe('webhooks of an account that is taken back from somebody else', () => {
  const stateOf = async ({ user }: CleanerAccount) => {
    const admin = world.as(await world.admin());
    const list = await admin.get('/api/admin/webhooks').query({ search: user.email });
    expectStatus(list, 200);
    return list.body[0];
  };

  it.each(RECOVERIES)('pause with %s, until their owner resumes them', async (_, recover) => {
    const [owner, other] = [await world.approvedCleaner(), await world.approvedCleaner()];
    const webhook = await webhookOf(world, owner, NOWHERE);
    await webhookOf(world, other, NOWHERE);
    const password = await recover(owner);
    expect(await stateOf(owner)).toMatchObject({ status: 'paused', pausedBecause: 'secured' });
    expect(await stateOf(other)).toMatchObject({ status: 'active' });
    expect(await auditLines(world, 'user', owner.user.id)).toContainEqual(
      expect.objectContaining({ action: 'account.webhooks-paused', after: { webhooks: 1 } }),
    );
    const session = { ...owner, ...(await world.signIn({ email: owner.user.email, password })) };
    expect(await titlesOf(session)).toContain('Your webhooks are paused');
    const resumed = await world.as(session).post(`/api/webhooks/${webhook.id}/resume`);
    expectStatus(resumed, 200);
    expect(resumed.body).toMatchObject({ status: 'active', pausedBecause: null });
  });

  it('stay so when the account is approved again', async () => {
    const owner = await world.approvedCleaner();
    await webhookOf(world, owner, NOWHERE);
    const admin = world.as(await world.admin());
    expectStatus(await admin.post(`/api/admin/cleaners/${owner.cleaner.id}/withdraw-approval`), 200);
    expectStatus(await world.as(owner).delete('/api/auth/sessions'), 204);
    await world.approve(owner);
    expect(await stateOf(owner)).toMatchObject({ status: 'paused', pausedBecause: 'secured' });
  });
});

describe('a webhook', () => {
  it.each<[string, (owner: CleanerAccount) => Promise<() => Test>]>([
    [
      'made',
      async (owner) => () =>
        world
          .as(owner)
          .post('/api/webhooks')
          .send({ url: NOWHERE.url('/') }),
    ],
    [
      'resumed',
      async (owner) => {
        const { id } = await webhookOf(world, owner, NOWHERE);
        expectStatus(await world.as(owner).post(`/api/webhooks/${id}/pause`), 200);
        return () => world.as(owner).post(`/api/webhooks/${id}/resume`);
      },
    ],
  ])('is not %s by a cleaner whose approval is withdrawn at the same moment', async (_what, prepare) => {
    const owner = await world.approvedCleaner();
    const call = await prepare(owner);
    const answer = await heldWithdrawal(owner, (held) => askedMeanwhile(held, call));
    expect([answer.status, answer.body.code]).toEqual([403, 'NOT_APPROVED']);
  });

  it('is not made or led elsewhere without its owner learning of it', async () => {
    const owner = await world.approvedCleaner();
    const { id } = await webhookOf(world, owner, NOWHERE);
    expect((await bellOf(owner))[0]).toMatchObject({
      title: 'You have a new webhook',
      message: expect.stringContaining('127.0.0.1:9999'),
    });
    const change = (body: object) => world.as(owner).patch(`/api/webhooks/${id}`).send(body);
    expectStatus(await change({ description: 'The diary' }), 200);
    expect((await bellOf(owner))[0]?.title).toBe('You have a new webhook');
    expectStatus(await change({ url: 'http://127.0.0.1:9998/token' }), 200);
    expect((await bellOf(owner))[0]).toMatchObject({
      title: 'A webhook has a new address',
      message: expect.stringContaining('127.0.0.1:9998'),
    });
    expectStatus(await world.as(owner).post(`/api/webhooks/${id}/rotate-secret`), 200);
    expect((await bellOf(owner))[0]).toMatchObject({
      title: 'A webhook has a new secret',
      message: expect.stringContaining('127.0.0.1:9998'),
    });
    expectStatus(await world.as(owner).delete(`/api/webhooks/${id}`), 204);
    const lines = (await auditLines(world, 'user', owner.user.id)).filter(({ action }) =>
      action.startsWith('account.webhook'),
    );
    expect(lines).toEqual([
      expect.objectContaining({
        action: 'account.webhook-made',
        actorId: owner.user.id,
        after: { webhookId: id, host: '127.0.0.1:9999' },
      }),
      expect.objectContaining({
        action: 'account.webhook-url-changed',
        before: { host: '127.0.0.1:9999' },
        after: { webhookId: id, host: '127.0.0.1:9998' },
      }),
      expect.objectContaining({
        action: 'account.webhook-secret-rotated',
        after: { webhookId: id, host: '127.0.0.1:9998' },
      }),
      expect.objectContaining({
        action: 'account.webhook-removed',
        before: { webhookId: id, host: '127.0.0.1:9998' },
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('token');
  });
});

describe('a webhook that is paused already', () => {
  it('is paused by the team too, and the audit log tells what it was before', async () => {
    const owner = await world.approvedCleaner();
    const { id } = await webhookOf(world, owner, NOWHERE);
    const admin = world.as(await world.admin());
    const pause = () => admin.post(`/api/admin/webhooks/${id}/pause`);
    expectStatus(await world.as(owner).post(`/api/webhooks/${id}/pause`), 200);
    expectStatus(await pause(), 204);
    expectStatus(await admin.post(`/api/admin/webhooks/${id}/release`), 204);
    expectStatus(await pause(), 204);
    const lines = await auditLines(world, 'webhook', id);
    const pauses = lines.filter(({ action }) => action === 'webhook.paused');
    expect(pauses).toMatchObject([
      { before: { status: 'paused', because: 'owner' }, after: { status: 'paused', because: 'team' } },
      { before: { status: 'paused', because: 'released' }, after: { status: 'paused', because: 'team' } },
    ]);
  });

  it('by the team is not taken over by its owner, who could then resume it', async () => {
    const owner = await world.approvedCleaner();
    const { id } = await webhookOf(world, owner, NOWHERE);
    expectStatus(await world.as(await world.admin()).post(`/api/admin/webhooks/${id}/pause`), 204);
    const paused = await world.as(owner).post(`/api/webhooks/${id}/pause`);
    expect(paused.body).toMatchObject({ status: 'paused', pausedBecause: 'team' });
    expect((await world.as(owner).post(`/api/webhooks/${id}/resume`)).body.code).toBe('PAUSED_BY_TEAM');
  });
});
