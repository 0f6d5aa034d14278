import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npmCommand } from '../../../../scripts/lib/install.mjs';
import { makeKey } from '../../support/api-keys.js';
import { requestBooking } from '../../support/bookings.js';
import { expectStatus } from '../../support/expect-status.js';
import { FeedReader } from '../../support/feed.js';
import { world } from '../../support/world.js';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../../..');

interface Manifest {
  dependencies: Record<string, string>;
}

interface SyncedFile {
  visits: Record<string, { startsAt: string; address: string }>;
}

describe('the client, packed and installed elsewhere', () => {
  let folder: string;
  let installed: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tidyhearth-client-'));
    const { command, args, shell } = npmCommand(['pack', '-w', 'api-client', '--pack-destination', folder]);
    await run(command, args, { cwd: ROOT, shell });
    const [file = ''] = readdirSync(folder);
    await run('tar', ['-xzf', file], { cwd: folder });
    installed = join(folder, 'package');
    const { dependencies }: Manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    // What npm would install beside it, and nothing else of ours.
    const modules = join(folder, 'node_modules');
    mkdirSync(modules);
    for (const name of Object.keys(dependencies))
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('brings its types, its README and its example', () => {
    const has = (path: string) => readdirSync(join(installed, path));
    expect(has('.')).toEqual(expect.arrayContaining(['README.md', 'dist', 'examples']));
    expect(has('dist')).toEqual(expect.arrayContaining(['index.js', 'index.d.ts', 'webhooks.js']));
    expect(has('dist').filter((name) => name.includes('.spec.'))).toEqual([]);
  });

  it('keeps a calendar in step with bookings, as its example does', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const key = await makeKey(world, cleaner, ['bookings:read', 'events:read']);
    const feed = new FeedReader(world, key);
    const confirmed = async (bookingTime: string) => {
      const { id } = await requestBooking(world, customer, cleaner, { bookingTime });
      expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
      await feed.until(({ type, data }) => type === 'booking.confirmed' && data.id === id);
      return id;
    };
    const synced = async (): Promise<string[]> => {
      const target = join(folder, 'visits.json');
      await run(process.execPath, [join(installed, 'examples/calendar-sync.mjs'), target], {
        env: { ...process.env, TIDYHEARTH_URL: world.url, TIDYHEARTH_KEY: key.token },
      });
      const { visits }: SyncedFile = JSON.parse(readFileSync(target, 'utf8'));
      return Object.keys(visits);
    };

    const first = await confirmed('09:00');
    await requestBooking(world, customer, cleaner, { bookingTime: '15:00' });
    expect(await synced()).toEqual([String(first)]);
    expect(await synced()).toEqual([String(first)]);

    const second = await confirmed('13:00');
    expectStatus(await world.as(customer).post(`/api/bookings/${first}/cancel`), 200);
    await feed.until(({ type }) => type === 'booking.cancelled');
    expect(await synced()).toEqual([String(second)]);
  });
});
