import {
  appendFileSync,
  chownSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, ukToday } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { bookingPayload, requestBooking } from '../support/bookings.js';
import { runCommand, runScript } from '../support/commands.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { FeedReader, type FeedEvent } from '../support/feed.js';
import { plain } from '../support/pictures.js';
import { isOfNewerRelease, waitForAMigration } from '../support/rows/waiting.js';
import { webhookOf } from '../support/webhooks.js';
import { World, type Account, type CleanerAccount } from '../support/world.js';

const KEY = 'a key of this drill alone';
const DATABASE = engine === 'sqlite' ? 'database.sqlite' : 'database.sql';
/** An address that is never called. */
const NOBODY = { url: (path: string) => `http://127.0.0.1:9999${path}` };
const numbersOf = ({ position, sequence }: FeedEvent) => [position, sequence];
const newStore = () => createStore(engine, process.env.TEST_DATABASE_URL || undefined);

const run = (name: string, store: Store, args: readonly string[], key = KEY) =>
  runCommand(name, store, args, { BACKUP_KEY: key });

describe('a backup taken under load', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-backups-'));
  const acknowledged: number[] = [];
  let before: Store;
  let after: Store;
  let app: ScratchApp | undefined;
  let customer: Account;
  let photo: string;
  let backup: string;
  let mark: number;
  let neighbour: Account;
  let subscriber: CleanerAccount;
  let calendar: string;
  let team: FeedReader;

  beforeAll(async () => {
    [before, after] = [await newStore(), await newStore()];
    app = await startApp({ store: before });
    const world = new World(app.url, before);
    customer = await world.registerCustomer();
    const picture = await plain(300, 200).jpeg().toBuffer();
    const uploaded = await world
      .as(customer)
      .post(`/api/users/${customer.user.id}/upload-image`)
      .attach('image', picture, { filename: 'me.jpg', contentType: 'image/jpeg' });
    photo = uploaded.body.profileImageUrl;
    [neighbour, subscriber] = [await world.registerCustomer(), await world.approvedCleaner()];
    const feed = await world.as(subscriber).post(`/api/cleaners/${subscriber.cleaner.id}/calendar-feed`);
    calendar = new URL(feed.body.address).pathname;
    await webhookOf(world, subscriber, NOBODY, { types: ['review.hidden'] });
    const cleaners = await Promise.all([1, 2, 3, 4].map(() => world.approvedCleaner()));
    let isLoaded = true;
    const load = cleaners.map(async (cleaner) => {
      for (let day = 1; isLoaded && day < 80; day += 1) {
        const body = bookingPayload(customer, cleaner, { bookingDate: addDays(ukToday(), day) });
        const answer = await world.as(customer).post('/api/bookings').send(body);
        if (answer.status === 201) acknowledged.push(answer.body.id);
      }
    });
    while (acknowledged.length < 8) await Promise.race([...load, new Promise(setImmediate)]);
    mark = acknowledged.length;
    const taken = await run('backup', before, [folder]);
    isLoaded = false;
    await Promise.all(load);
    const lost = await requestBooking(world, neighbour, subscriber);
    team = new FeedReader(world, await world.admin());
    await team.until(({ data }) => data.object === 'booking' && data.id === lost.id);
    expectStatus(await world.anyone.get(calendar), 200);
    await app.stop();
    app = undefined;
    if (taken.code !== 0) throw new Error(taken.output);
    backup = join(folder, readdirSync(folder)[0] ?? '');
  });
  afterAll(async () => {
    await app?.stop();
    await before?.remove();
    await after?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows neither what it holds nor a half backup', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
    expect(readFileSync(join(backup, DATABASE)).includes(customer.user.email)).toBe(false);
  });

  it.each<[string, (file: string, whole: Buffer) => void]>([
    ['cut off', (file, whole) => truncateSync(file, whole.length - 100)],
    ['longer', (file) => appendFileSync(file, 'x')],
    ['altered', (file, whole) => writeFileSync(file, Buffer.from(whole).fill(0, 200, 201).fill(1, 300, 302))],
  ])('is refused when a file is %s', async (_, harm) => {
    for (const name of [DATABASE, 'manifest.sealed']) {
      const file = join(backup, name);
      const whole = readFileSync(file);
      harm(file, whole);
      const { code, output } = await run('restore', after, [backup]);
      writeFileSync(file, whole);
      expect(output).toContain(name);
      expect(code).toBe(1);
    }
  });

  it('is refused with another key, with none, and where there is something already', async () => {
    expect((await run('restore', after, [backup], 'another key')).output).toContain('another BACKUP_KEY');
    expect((await run('restore', after, [backup], '')).output).toContain('give its BACKUP_KEY');
    const full = await run('restore', before, [backup]);
    expect(full.output).toContain('--replace');
    expect(full.code).toBe(1);
  });

  it('brings back what was acknowledged before it, and nothing that lets anybody in', async () => {
    const { code, output } = await runScript('restore', after, [backup], { BACKUP_KEY: KEY });
    expect(output).toContain('All rules hold.');
    expect(code).toBe(0);
    app = await startApp({ store: after });
    const world = new World(app.url, after);
    expect((await world.as(customer).get('/api/auth/user')).status).toBe(401);
    const again = await world.signIn({ email: customer.user.email, password: customer.password });
    for (const id of acknowledged.slice(0, mark))
      expect((await world.as(again).get(`/api/bookings/${id}`)).status).toBe(200);
    expect((await world.anyone.get(photo)).status).toBe(200);
  });

  it('has ended addresses of calendars and paused webhooks, and tells their owners', async () => {
    const world = new World(app?.url ?? '', after);
    expectStatus(await world.anyone.get(calendar), 404);
    const { email } = subscriber.user;
    const owner = world.as(await world.signIn({ email, password: subscriber.password }));
    const profile = await owner.get(`/api/cleaners/${subscriber.cleaner.id}`);
    expect(profile.body.hasCalendarFeed).toBe(false);
    const [webhook] = (await owner.get('/api/webhooks')).body;
    expect(webhook).toMatchObject({ status: 'paused', pausedBecause: 'restored' });
    const bell = await owner.get(`/api/notifications/${subscriber.user.id}`);
    expect(bell.body.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['Your calendar address has ended', 'Your webhooks are paused']),
    );
    const resumed = await owner.post(`/api/webhooks/${webhook.id}/resume`);
    expect(resumed.body).toMatchObject({ status: 'active', pausedBecause: null });
  });

  it('tells programs that events were lost, and gives none of the numbers they know again', async () => {
    const world = new World(app?.url ?? '', after);
    const admin = await world.admin();
    const { user, password } = neighbour;
    const again = await world.signIn({ email: user.email, password });
    for (const known of [team.address, `/api/events/feed?after=${team.events[0]?.position}`]) {
      const expired = await world.as(admin).get(known);
      expect([expired.status, expired.body.code]).toEqual([410, 'EVENTS_EXPIRED']);
    }
    const fresh = new FeedReader(world, admin);
    const made = await requestBooking(world, { ...neighbour, ...again }, subscriber);
    await fresh.until(({ data }) => data.object === 'booking' && data.id === made.id);
    const highest = Math.max(...team.events.flatMap(numbersOf));
    expect(fresh.events.flatMap(numbersOf).filter((number) => number <= highest)).toEqual([]);
    expect(await run('doctor', after, [])).toMatchObject({ code: 0 });
  });

  it('is refused while the application runs, and restored over what is there when told so', async () => {
    const inUse = await run('restore', after, [backup, '--replace']);
    expect(inUse.output).toMatch(/Another Tidyhearth process|stop the application/);
    expect(inUse.code).toBe(1);
    await app?.stop();
    app = undefined;
    const { uid, gid } = process.getuid?.() === 0 ? { uid: 4711, gid: 4712 } : statSync(after.dataDir);
    chownSync(after.dataDir, uid, gid);
    const outside = `${backup}.outside`;
    writeFileSync(outside, '');
    symlinkSync(outside, join(after.dataDir, 'photos', 'link'));
    expect(await run('restore', after, [backup, '--replace'])).toMatchObject({ code: 0 });
    // The application runs as the owner, and must be able to open what root restores.
    for (const name of readdirSync(after.dataDir, { recursive: true, encoding: 'utf8' }))
      expect([name, lstatSync(join(after.dataDir, name))]).toEqual([
        name,
        expect.objectContaining({ uid, gid }),
      ]);
    // What the owner has linked to stays whose it was.
    expect(statSync(outside).uid).toBe(process.getuid?.() ?? 0);
  });
});

describe('a backup taken by a release whose migrations wait', () => {
  it('is taken of the tables that are there, and restored with those of the release', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-backups-'));
    const [before, after] = [await newStore(), await newStore()];
    try {
      expect(await run('migrate', before, [])).toMatchObject({ code: 0 });
      await waitForAMigration(before);
      const taken = await run('backup', before, [folder]);
      expect([taken.code, taken.output]).toEqual([0, expect.stringContaining('Done: ')]);
      const restored = await runScript('restore', after, [join(folder, readdirSync(folder)[0] ?? '')], {
        BACKUP_KEY: KEY,
      });
      expect(restored.output).toContain('1 migrations of this release applied');
      expect(restored.output).toContain('All rules hold.');
      expect(restored.code).toBe(0);
    } finally {
      await before.remove();
      await after.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('a backup taken after going back to the release before', () => {
  it('is restored by that release, which refuses one that a newer release took', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-backups-'));
    const [before, after] = [await newStore(), await newStore()];
    try {
      expect(await run('migrate', before, [])).toMatchObject({ code: 0 });
      await isOfNewerRelease(before);
      expect(await run('backup', before, [folder], '')).toMatchObject({ code: 0 });
      const backup = join(folder, readdirSync(folder)[0] ?? '');
      const restored = await runScript('restore', after, [backup], { BACKUP_KEY: '' });
      expect(restored.output).toContain('All rules hold.');
      expect(restored.code).toBe(0);
      expect((await run('doctor', after, [])).output).toMatch(
        /^– {7}the schema has 1 migrations of a newer release/m,
      );
      const file = join(backup, 'manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...manifest, lastMigration: 9_999_999_999_999 }));
      const refused = await run('restore', after, [backup, '--replace'], '');
      expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('of a newer release')]);
    } finally {
      await before.remove();
      await after.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
