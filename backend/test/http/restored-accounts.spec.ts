import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { requestBooking } from '../support/bookings.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { mailbox } from '../support/mailbox.js';
import { applyFor, daysAhead, postJob, type Posting } from '../support/jobs.js';
import { personDetails } from '../support/people.js';
import { runCommand as run, runScript } from '../support/commands.js';
import { wholeOnes } from '../support/schedule.js';
import { World, type Account, type CleanerAccount } from '../support/world.js';

const NAME = 'Zebedee';

describe('accounts that were closed or suspended after a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-accounts-'));
  let store: Store;
  let app: ScratchApp | undefined;
  let backup: string;
  let customer: Account;
  let leaver: CleanerAccount;
  let harmful: CleanerAccount;
  let freed: Account;
  let visit: { id: number };
  let job: Posting;
  let promised: { id: number };
  let asked: { id: number };
  let unwanted: CleanerAccount;
  let declined: { id: number };

  const start = async () => {
    app = await startApp({ engine, store });
    return new World(app.url, store);
  };
  const stop = async () => {
    await app?.stop();
    app = undefined;
  };
  const moderate = async (world: World, { user }: Account, change: 'suspend' | 'unsuspend') =>
    expectStatus(
      await world
        .as(await world.admin())
        .post(`/api/admin/users/${user.id}/${change}`)
        .send({ reason: 'It was reported.' }),
      200,
    );
  const signIn = (world: World, { user: { email }, password }: Account) =>
    world.anyone.post('/api/login').send({ email, password });
  const isListed = async (world: World, { cleaner }: CleanerAccount) =>
    (await world.anyone.get(`/api/cleaners/${cleaner.id}`)).status === 200;

  beforeAll(async () => {
    store = await createStore(engine, process.env.TEST_DATABASE_URL || undefined);
    const world = await start();
    customer = await world.registerCustomer();
    leaver = await world.approvedCleaner({ firstName: NAME });
    harmful = await world.approvedCleaner();
    freed = await world.registerCustomer();
    visit = await requestBooking(world, customer, leaver, { bookingDate: daysAhead(9) });
    expectStatus(
      await world.as(leaver).patch(`/api/bookings/${visit.id}`).send({ status: 'confirmed' }),
      200,
    );
    job = await postJob(world, customer);
    await applyFor(world, leaver, job);
    promised = await requestBooking(world, customer, harmful, { bookingDate: daysAhead(10) });
    expectStatus(
      await world.as(harmful).patch(`/api/bookings/${promised.id}`).send({ status: 'confirmed' }),
      200,
    );
    asked = await requestBooking(world, customer, harmful, { bookingDate: daysAhead(11) });
    await applyFor(world, harmful, job);
    unwanted = await world.approvedCleaner();
    declined = await requestBooking(world, customer, unwanted, { bookingDate: daysAhead(12) });
    await moderate(world, freed, 'suspend');
    const taken = await run('backup', store, [folder]);
    if (taken.code !== 0) throw new Error(taken.output);
    backup = join(folder, wholeOnes(folder)[0] ?? '');
    const body = { password: leaver.password };
    expectStatus(await world.as(leaver).post(`/api/users/${leaver.user.id}/deactivate`).send(body), 204);
    await moderate(world, harmful, 'suspend');
    await moderate(world, freed, 'unsuspend');
    const newcomer = await world.approvedCleaner();
    await requestBooking(world, customer, newcomer, { bookingDate: daysAhead(13) });
    for (const { user } of [unwanted, newcomer])
      expectStatus(await world.as(customer).put(`/api/blocked-people/${user.id}`), 200);
    await stop();
  });
  afterAll(async () => {
    await stop();
    await store?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are closed and suspended again by its restore, which names them, also when it was broken off before', async () => {
    const broken = join(folder, 'broken');
    cpSync(backup, broken, { recursive: true });
    const file = join(broken, 'manifest.json');
    const manifest: { counts: Record<string, number> } = JSON.parse(readFileSync(file, 'utf8'));
    manifest.counts.users = (manifest.counts.users ?? 0) + 1;
    writeFileSync(file, JSON.stringify(manifest));
    const half = await run('restore', store, [broken, '--replace']);
    expect([half.code, half.output]).toEqual([1, expect.stringContaining('users has')]);

    const { code, output } = await runScript('restore', store, [backup, '--replace']);
    expect(output).toMatch(new RegExp(`^ +1 accounts closed again.*: ${leaver.user.id}$`, 'm'));
    expect(output).toMatch(new RegExp(`^ +1 accounts suspended again.*: ${harmful.user.id}$`, 'm'));
    expect(output).toMatch(new RegExp(`^ +1 accounts suspended as in the backup.*: ${freed.user.id}$`, 'm'));
    expect(output).toMatch(/^ +1 blocks between people made again$/m);
    expect(output).toMatch(/^ +1 blocks of people whom the backup does not have$/m);
    expect([code, output]).toEqual([0, expect.stringContaining('All rules hold.')]);
  });

  it('let nobody in, and the start settles for the others what the closing had settled', async () => {
    const world = await start();
    expect([(await signIn(world, leaver)).status, (await signIn(world, harmful)).status]).toEqual([401, 403]);
    expect([await isListed(world, leaver), await isListed(world, harmful)]).toEqual([false, false]);
    const { email } = leaver.user;
    const again = { ...personDetails('customer'), email, userType: 'customer' };
    expectStatus(await world.anyone.post('/api/auth/register').send(again), 409);
    const seen = world.as(await world.signIn({ ...customer.user, password: customer.password }));
    const admin = world.as(await world.admin());
    const query = { waiting: true, perPage: 100, sort: 'id' };
    const waiting = async (): Promise<{ id: number }[]> =>
      (await admin.get('/api/admin/bookings/recent').query(query)).body;
    await waitFor(async () => (await waiting()).some(({ id }) => id === visit.id) || undefined, {
      timeoutMs: 20_000,
      what: 'the visit to wait for a decision',
    });
    const booking = await seen.get(`/api/bookings/${visit.id}`);
    expect(booking.body.cleaner.user.firstName).toBe('Former member');
    const bell = await seen.get(`/api/notifications/${customer.user.id}`);
    expect(bell.body.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['We are looking at your booking', 'Application withdrawn']),
    );
    await stop();
    expect(await run('doctor', store, [])).toMatchObject({ code: 0 });
  });

  it('are settled by the start as by the suspension, once, and the person is not mailed again; so are people blocked since', async () => {
    let world = await start();
    const seen = world.as(await world.signIn({ ...customer.user, password: customer.password }));
    const statusOf = async ({ id }: { id: number }) => (await seen.get(`/api/bookings/${id}`)).body.status;
    // The start deals with suspensions last.
    await waitFor(async () => (await statusOf(asked)) === 'cancelled' || undefined, {
      timeoutMs: 20_000,
      what: 'the request to whom is suspended to end',
    });
    const posting = await seen.get(`/api/postings/${job.id}`);
    expect(posting.body).toMatchObject({ status: 'open', applicationsCount: 0 });
    expect([await statusOf(declined), await statusOf(promised)]).toEqual(['cancelled', 'confirmed']);
    const admin = world.as(await world.admin());
    const query = { waiting: true, perPage: 100, sort: 'id' };
    const waiting: { id: number }[] = (await admin.get('/api/admin/bookings/recent').query(query)).body;
    expect(waiting.map(({ id }) => id)).toEqual(expect.arrayContaining([visit.id, promised.id]));
    const blocked = await seen.get('/api/blocked-people');
    expect(blocked.body.map(({ userId }: { userId: number }) => userId)).toEqual([unwanted.user.id]);
    const bell = (await seen.get(`/api/notifications/${customer.user.id}`)).body;
    await stop();

    world = await start();
    const actions = await world
      .as(await world.admin())
      .get('/api/admin/audit-log')
      .query({ targetType: 'user', targetId: harmful.user.id, perPage: 100 });
    expect(actions.body.filter(({ action }: { action: string }) => action === 'user.suspended')).toEqual([
      expect.objectContaining({ actorId: null }),
    ]);
    const again = world.as(await world.signIn({ ...customer.user, password: customer.password }));
    expect((await again.get(`/api/notifications/${customer.user.id}`)).body).toEqual(bell);
    const subjects = (await mailbox(world, harmful.user.email).list()).map(({ subject }) => subject);
    expect(subjects).not.toContain('Your account is on hold');
    await stop();
    expect(await run('doctor', store, [])).toMatchObject({ code: 0 });
  });

  it('stay open where just that is to be undone, and where nothing is left that knows of them', async () => {
    const reopened = await run('restore', store, [backup, '--replace', '--reopen']);
    expect([reopened.code, reopened.output]).toEqual([0, expect.stringContaining('are open again')]);
    const world = await start();
    expectStatus(await signIn(world, leaver), 200);
    expectStatus(await signIn(world, harmful), 200);
    await stop();
    const empty = await createStore(engine, process.env.TEST_DATABASE_URL || undefined);
    try {
      const { code, output } = await run('restore', empty, [backup]);
      expect(output).toMatch(/accounts that were closed or suspended after \S+Z are open again/);
      expect(code).toBe(0);
    } finally {
      await empty.remove();
    }
  });
});
