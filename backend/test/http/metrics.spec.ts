import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { requestBooking } from '../support/bookings.js';
import { eraseMailText, failedMail } from '../support/console.js';
import { engine } from '../support/engine.js';
import { LiveStream } from '../support/live-stream.js';
import { MailServer } from '../support/mail-server.js';
import { Receiver } from '../support/receiver.js';
import { webhookCallsAreDue } from '../support/rows/ageing.js';
import { hoursPassSinceMails } from '../support/rows/outbox.js';
import { MeasuredSchedule } from '../support/schedule.js';
import { deliveryWith, webhookOf } from '../support/webhooks.js';
import { World } from '../support/world.js';

const MONITORING = join(__dirname, '../../../deploy/monitoring');
/** Words that look like metrics in an expression but are functions, labels or variables of a panel. */
const OTHER_WORDS = new Set(['histogram_quantile', 'exported_job', 'rate_interval']);

/** The names of metrics in the expressions of a file of rules or of a dashboard. */
function askedMetrics(file: string): string[] {
  const expressions = /"expr": "(?<json>.+)"|expr: (?:>-\n)?(?<yaml>[\s\S]+?)\n\s+(?:for|#)/g;
  return [...file.matchAll(expressions)].flatMap(({ groups }) => {
    const words =
      `${groups?.json ?? ''}${groups?.yaml ?? ''}`.match(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g) ?? [];
    return words.filter((word) => !OTHER_WORDS.has(word));
  });
}

describe('metrics', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;

  /**
   * Polls, because responses are counted only once they are sent, and numbers that take too long to compute are left
   * out.
   */
  const read = (name: string, labels = '', where = app, isAsked: (value: number) => boolean = () => true) =>
    waitFor(
      async () => {
        const text = await (await fetch(where.metricsUrl)).text();
        const line = text.split('\n').find((each) => each.startsWith(`${name}${labels} `));
        const value = Number(line?.slice(line.lastIndexOf(' ') + 1));
        return line !== undefined && isAsked(value) ? value : undefined;
      },
      { timeoutMs: 20_000, what: `${name}${labels}` },
    );

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store });
    world = new World(app.url);
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('are not on the public origin, and nothing else is on theirs', async () => {
    expect((await world.anyone.get('/metrics')).status).toBe(404);
    const { origin } = new URL(app.metricsUrl);
    expect((await fetch(`${origin}/api/geo`)).status).toBe(404);
    expect((await fetch(app.metricsUrl, { method: 'POST' })).status).toBe(404);
  });

  it('tell what waits at the first look, and as it is at each', async () => {
    expect(await read('mails_waiting', '{status="failed"}')).toBe(0);
    await failedMail(store);
    const old = await failedMail(store);
    expect(await read('mails_waiting', '{status="failed"}')).toBe(2);
    await eraseMailText(old.id, store);
    expect(await read('mails_waiting', '{status="failed"}')).toBe(1);
    expect(await read('webhooks_waiting', '{what="pending"}')).toBe(0);
  });

  it('count answers by the pattern of the route, never by the address', async () => {
    await world.anyone.get('/api/cleaners/999999?secret=1');
    const labels = '{method="GET",route="/api/cleaners/:id",status="404"}';
    expect(await read('http_request_duration_seconds_count', labels)).toBe(1);
    expect(await (await fetch(app.metricsUrl)).text()).not.toMatch(/cleaners\/\d|secret/);
  });

  it('tell open streams, and the mails that wait', async () => {
    const customer = await world.registerCustomer();
    const stream = await LiveStream.open(world, customer);
    expect(await read('live_streams')).toBe(1);
    stream.close();
    expect(await read('mails_waiting', '{status="failed"}')).toBe(1);
    expect(await read('limits_shared_up')).toBe(1);
  });

  it('tell how long mails wait while the mail server takes none, not how long one is refused while others are sent', async () => {
    const mailServer = new MailServer();
    const outbox = await createStore(engine);
    const sending = await startApp({
      engine,
      store: outbox,
      env: { SMTP_URL: await mailServer.start(), MAIL_FROM: 'Tidyhearth <hello@tidyhearth.example>' },
    });
    try {
      const refusal = { code: 451, message: 'try later' };
      mailServer.verdict = () => refusal;
      const { user } = await new World(sending.url).registerCustomer();
      await hoursPassSinceMails(user.email, 2, outbox);
      const anHour = (seconds: number) => seconds > 3_600;
      expect(await read('mail_oldest_waiting_seconds', '', sending, anHour)).toBeLessThan(3 * 3_600);
      mailServer.verdict = (recipient) => (recipient === user.email ? refusal : undefined);
      await new World(sending.url).registerCustomer();
      expect(await read('mail_oldest_waiting_seconds', '', sending, (seconds) => !anHour(seconds))).toBe(0);
      expect(await read('mails_waiting', '{status="pending"}', sending)).toBe(1);
    } finally {
      await sending.stop();
      await outbox.remove();
      await mailServer.stop();
    }
  });

  it('tell at how many webhooks calls have begun to fail since any succeeded: at all of them the fault is ours', async () => {
    const receiver = new Receiver();
    await receiver.start();
    try {
      const types = ['booking.requested'];
      const failing = (count: number) =>
        read('webhooks_waiting', '{what="failing"}', app, (value) => value === count);
      const [customer, one, other] = await Promise.all([
        world.registerCustomer(),
        world.approvedCleaner(),
        world.approvedCleaner(),
      ]);
      const broken = await webhookOf(world, one, receiver, { types });
      const mended = await webhookOf(world, other, receiver, { types });
      expect(await failing(0)).toBe(0);
      receiver.verdict = () => 500;
      for (const cleaner of [one, other]) await requestBooking(world, customer, cleaner);
      expect(await failing(2)).toBe(2);
      receiver.verdict = ({ path }) => (path === mended.path ? 204 : 500);
      for (const { id } of [broken, mended]) await webhookCallsAreDue(id, 1, store);
      await deliveryWith(world, other, mended, ({ status }) => status === 'delivered');
      expect(await failing(0)).toBe(0);
      await deliveryWith(world, one, broken, ({ attempts, status }) => attempts > 1 && status === 'pending');
      expect(await failing(0)).toBe(0);
    } finally {
      await receiver.stop();
    }
  });

  it('tell how much room the disk of photos and data has', async () => {
    const [free, size] = [await read('data_disk_free_bytes'), await read('data_disk_size_bytes')];
    expect(free).toBeGreaterThan(0);
    expect(size).toBeGreaterThan(free);
  });

  it('have all that the alert rules and the dashboard ask for', async () => {
    const backups = mkdtempSync(join(tmpdir(), 'tidyhearth-metrics-'));
    const schedule = await MeasuredSchedule.start(store, [backups, '--every', '24']);
    await schedule.says('Done: ');
    const text = (await (await fetch(app.metricsUrl)).text()) + (await schedule.metricsText());
    await schedule.stop();
    rmSync(backups, { recursive: true });
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const isKnown = (name: string) =>
      known.has(name.replace(/_(?:count|bucket|sum)$/, '')) || known.has(name);
    const asked = [...askedMetrics(readFileSync(join(MONITORING, 'alerts.yml'), 'utf8'))];
    asked.push(...askedMetrics(readFileSync(join(MONITORING, 'grafana-dashboard.json'), 'utf8')));
    expect(asked.length).toBeGreaterThan(40);
    // Only a database server has a pool of connections.
    const ofServers = (name: string) => engine === 'sqlite' && name.startsWith('database_connection');
    expect(asked.filter((name) => !isKnown(name) && !ofServers(name))).toEqual([]);
  });
});
