import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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

interface PassedCall {
  url: string;
  link: string | null;
}

/** A proxy in front of the application, which records the requests of a program. */
function passOn(calls: PassedCall[]): Server {
  return createServer((request, response) => {
    const { url = '', headers } = request;
    const forward = async () => {
      const answer = await fetch(world.url + url, {
        headers: { Authorization: headers.authorization ?? '' },
      });
      const link = answer.headers.get('Link');
      calls.push({ url, link });
      response.writeHead(answer.status, {
        'Content-Type': answer.headers.get('Content-Type') ?? '',
        ...(link === null ? {} : { Link: link }),
      });
      response.end(await answer.text());
    };
    forward().catch((error: unknown) => response.destroy(error as Error));
  });
}

interface SyncedFile {
  visits: Record<string, { startsAt: string; address: string }>;
}

describe('the client, packed and installed elsewhere', () => {
  let folder: string;
  let installed: string;
  const calls: PassedCall[] = [];
  const front = passOn(calls);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tidyhearth-client-'));
    const { command, args, shell } = npmCommand(['pack', '-w', 'api-client', '--pack-destination', folder]);
    await run(command, args, { cwd: ROOT, shell });
    const [file = ''] = readdirSync(folder);
    await run('tar', ['-xzf', file], { cwd: folder });
    installed = join(folder, 'package');
    const { dependencies }: Manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    // The dependencies that npm would install alongside it, and none of our other packages.
    const modules = join(folder, 'node_modules');
    mkdirSync(modules);
    for (const name of Object.keys(dependencies))
      symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  });
  afterAll(async () => {
    if (front.listening) await new Promise((done) => front.close(done));
    rmSync(folder, { recursive: true, force: true });
  });

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
    await once(front.listen(0, '127.0.0.1'), 'listening');
    const baseUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
    const asked = () => calls.splice(0);
    const synced = async (): Promise<string[]> => {
      const target = join(folder, 'visits.json');
      await run(process.execPath, [join(installed, 'examples/calendar-sync.mjs'), target], {
        env: { ...process.env, TIDYHEARTH_URL: baseUrl, TIDYHEARTH_KEY: key.token },
      });
      const { visits }: SyncedFile = JSON.parse(readFileSync(target, 'utf8'));
      return Object.keys(visits);
    };

    const first = await confirmed('09:00');
    await requestBooking(world, customer, cleaner, { bookingTime: '15:00' });
    expect(await synced()).toEqual([String(first)]);
    expect(asked().at(-1)?.url).toContain('/api/bookings/cleaner');
    // Actions of others advance the feed, without an event for this cleaner.
    const [stranger, elsewhere] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const { id } = await requestBooking(world, stranger, elsewhere);
    await new FeedReader(world, elsewhere).until(({ data }) => data.object === 'booking' && data.id === id);
    expect(await synced()).toEqual([String(first)]);
    const [between] = asked();
    expect(await synced()).toEqual([String(first)]);
    expect(asked()).toEqual([{ url: addressIn(between?.link), link: expect.any(String) }]);

    const second = await confirmed('13:00');
    expectStatus(await world.as(customer).post(`/api/bookings/${first}/cancel`), 200);
    await feed.until(({ type }) => type === 'booking.cancelled');
    expect(await synced()).toEqual([String(second)]);
    expect(asked().map(({ url }) => url.split('?', 1)[0])).toEqual(
      expect.not.arrayContaining(['/api/bookings/cleaner']),
    );
  });
});

const addressIn = (link: string | null | undefined) => /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];
