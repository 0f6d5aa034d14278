import { MAX_SAVED_CLEANERS } from '@tidyhearth/domain';
import { expectStatus } from '../support/expect-status.js';
import { longSaved, whileListed } from '../support/rows/made.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const N = 12;

let customer: Account;
let cleaner: CleanerAccount;

const save = (id = cleaner.cleaner.id, who = customer) => world.as(who).put(`/api/saved-cleaners/${id}`);
const unsave = (id = cleaner.cleaner.id) => world.as(customer).delete(`/api/saved-cleaners/${id}`);
const listed = async (query = '') => {
  const answer = await world.as(customer).get(`/api/saved-cleaners${query}`);
  expectStatus(answer, 200);
  return (answer.body as { id: number }[]).map(({ id }) => id);
};
const marked = async (who = customer): Promise<number[]> =>
  (await world.as(who).get('/api/saved-cleaners/ids')).body.cleanerIds;
const exported = async () =>
  (await world.as(customer).get(`/api/users/${customer.user.id}/export`)).body.savedCleaners;

beforeEach(async () => {
  [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
});

describe('saving a cleaner', () => {
  it('lists the card, marks it and can be said again', async () => {
    expectStatus(await save(), 204);
    expectStatus(await save(), 204);
    const { body } = await world.as(customer).get('/api/saved-cleaners');
    const { id, userId, location, hourlyRate, user } = body[0];
    expect(body).toHaveLength(1);
    expect({ id, userId }).toEqual({ id: cleaner.cleaner.id, userId: cleaner.user.id });
    expect(user.firstName).toBe(cleaner.user.firstName);
    expect([location, hourlyRate]).toEqual([expect.any(String), expect.stringMatching(/^\d+\.\d\d$/)]);
    expect(Date.parse(body[0].savedAt)).toBeLessThanOrEqual(Date.now());
    expect(await marked()).toEqual([cleaner.cleaner.id]);
    expect(await exported()).toEqual([expect.objectContaining({ cleanerId: cleaner.cleaner.id })]);
  });

  it('is seen by nobody else', async () => {
    expectStatus(await save(), 204);
    expect(await marked(await world.registerCustomer())).toEqual([]);
    expect((await world.as(cleaner).get('/api/saved-cleaners')).status).toBe(403);
    const { body } = await world.as(cleaner).get(`/api/users/${cleaner.user.id}/export`);
    expect(body.savedCleaners).toEqual([]);
  });

  it('happens once, however often it is asked at a time', async () => {
    expect(countStatuses(await together(N, () => save()))).toEqual({ 204: N });
    expect(await marked()).toEqual([cleaner.cleaner.id]);
  });

  it('is taken back, also twice', async () => {
    expectStatus(await save(), 204);
    expectStatus(await unsave(), 204);
    expectStatus(await unsave(), 204);
    expect([await listed(), await marked(), await exported()]).toEqual([[], [], []]);
  });

  it('is for cleaners whom the customer can see', async () => {
    const waiting = await world.registerCleaner();
    expect((await save(waiting.cleaner.id)).status).toBe(404);
    expect((await save(2_000_000_000)).status).toBe(404);
    expect((await world.as(customer).put('/api/saved-cleaners/zero')).status).toBe(400);
  });

  it('ends at a hundred, also when several are saved at once, and goes on when one is let go', async () => {
    const many = await longSaved(customer, cleaner, MAX_SAVED_CLEANERS - 1);
    const others = await Promise.all([world.approvedCleaner(), world.approvedCleaner()]);
    const ask = (index: number) => save(others[index % others.length]?.cleaner.id);
    await whileListed(many, async () => {
      const answers = await together(others.length, ask);
      expect(countStatuses(answers)).toEqual({ 204: 1, 409: 1 });
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_SAVED');
      const left = answers.findIndex(({ status }) => status === 409);
      const [last] = await marked();
      expectStatus(await unsave(last), 204);
      expectStatus(await ask(left), 204);
    });
  });

  it('needs no room that the customer can’t make: of those who are not shown the one saved first makes it', async () => {
    expectStatus(await save(), 204);
    const [first, ...rest] = await longSaved(customer, cleaner, MAX_SAVED_CLEANERS - 1);
    const { cleaner: next } = await world.approvedCleaner();
    expectStatus(await save(next.id), 204);
    expectStatus(await save(next.id), 204);
    expect(await listed()).toEqual([next.id, cleaner.cleaner.id]);
    expect(await marked()).toEqual([next.id, ...rest.toReversed(), cleaner.cleaner.id]);
    expect(rest).not.toContain(first);
  });
});

describe('the list of saved cleaners', () => {
  it('is newest first and pages', async () => {
    const others = await Promise.all([world.approvedCleaner(), world.approvedCleaner()]);
    const ids = [cleaner, ...others].map(({ cleaner: { id } }) => id);
    for (const id of ids) expectStatus(await save(id), 204);
    const newest = ids.toReversed();
    expect(await listed()).toEqual(newest);
    const first = await world.as(customer).get('/api/saved-cleaners?limit=2');
    expect(first.body.map(({ id }: { id: number }) => id)).toEqual(newest.slice(0, 2));
    const cursor = /cursor=([^&>]+)/.exec(first.headers.link ?? '')?.[1] ?? '';
    expect(await listed(`?limit=2&cursor=${cursor}`)).toEqual(newest.slice(2));
  });

  it('leaves out who is hidden, until they are back', async () => {
    expectStatus(await save(), 204);
    const show = async (allowProfileSearch: boolean) =>
      expectStatus(
        await world.as(cleaner).patch(`/api/users/${cleaner.user.id}/privacy`).send({ allowProfileSearch }),
        200,
      );
    await show(false);
    expect(await listed()).toEqual([]);
    await show(true);
    expect(await listed()).toEqual([cleaner.cleaner.id]);
  });

  it('leaves out who is suspended, until they are back', async () => {
    expectStatus(await save(), 204);
    const admin = world.as(await world.admin());
    const path = `/api/admin/users/${cleaner.user.id}`;
    expectStatus(await admin.post(`${path}/suspend`).send({ reason: 'It was reported.' }), 200);
    expect(await listed()).toEqual([]);
    expectStatus(await admin.post(`${path}/unsuspend`), 200);
    expect(await listed()).toEqual([cleaner.cleaner.id]);
  });

  it('leaves out whom the customer has blocked, who can’t be saved either, until they are unblocked', async () => {
    expectStatus(await save(), 204);
    const path = `/api/blocked-people/${cleaner.user.id}`;
    expectStatus(await world.as(customer).put(path), 200);
    expect(await listed()).toEqual([]);
    expect((await save()).status).toBe(404);
    expectStatus(await world.as(customer).delete(path), 204);
    expect(await listed()).toEqual([cleaner.cleaner.id]);
  });

  it('tells no customer that a cleaner has blocked them', async () => {
    expectStatus(await save(), 204);
    expectStatus(await world.as(cleaner).put(`/api/blocked-people/${customer.user.id}`), 200, 404);
    expect(await listed()).toEqual([cleaner.cleaner.id]);
  });

  it('forgets a cleaner whose account closes', async () => {
    expectStatus(await save(), 204);
    const { password, user } = cleaner;
    expectStatus(await world.as(cleaner).post(`/api/users/${user.id}/deactivate`).send({ password }), 204);
    expect([await listed(), await marked(), await exported()]).toEqual([[], [], []]);
  });
});
