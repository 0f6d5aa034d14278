import { randomUUID } from 'node:crypto';
import { createStore, startApp, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { requestBooking } from '../support/bookings.js';
import { engine } from '../support/engine.js';
import { MailServer } from '../support/mail-server.js';
import { Receiver } from '../support/receiver.js';
import { TraceCollector } from '../support/trace-collector.js';
import { webhookOf } from '../support/webhooks.js';
import { World } from '../support/world.js';

/** The interval in milliseconds between two exports of spans. */
const OFTEN = '100';

describe('what one request caused', () => {
  let collector: TraceCollector;
  const mails = new MailServer();
  const receiver = new Receiver();
  let store: Store;
  let app: ScratchApp;
  let world: World;

  beforeAll(async () => {
    collector = await TraceCollector.start();
    await receiver.start();
    store = await createStore(engine);
    app = await startApp({
      engine,
      store,
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_SERVICE_NAME: 'tidyhearth-under-test',
        OTEL_BSP_SCHEDULE_DELAY: OFTEN,
        SMTP_URL: await mails.start(),
      },
    });
    world = new World(app.url);
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
    await mails.stop();
    await receiver.stop();
    collector.stop();
  });

  /** Waits for this many lines, because a line is written independently of the response and the span. */
  const linesWith = (id: string, count: number) =>
    waitFor(
      async () => {
        const lines = app
          .output()
          .split('\n')
          .slice(0, -1)
          .filter((line) => line.includes(id));
        return lines.length >= count ? lines : undefined;
      },
      { timeoutMs: 20_000, what: `${count} lines of the log about a request` },
    );

  it('is found in the log and in traces by the id of the request, down to the mail', async () => {
    const { user } = await world.registerCustomer();
    const answer = await world.anyone.post('/api/auth/forgot-password').send({ email: user.email });
    const id = String(answer.headers['x-request-id']);

    const request = await collector.find(
      'the span of the request',
      ({ name, attributes }) => name === 'POST /api/auth/forgot-password' && attributes['request.id'] === id,
    );
    expect(request).toMatchObject({
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/auth/forgot-password',
        'http.response.status_code': String(answer.status),
      },
    });
    expect(request.parentSpanId).toBeUndefined();
    const insert = await collector.find(
      'the span of the statement that queues the mail',
      ({ name, traceId }) => name === 'mail.insert' && traceId === request.traceId,
    );
    const transaction = collector.spans.find(({ spanId }) => spanId === insert.parentSpanId);
    expect(transaction).toMatchObject({ name: 'transaction', parentSpanId: request.spanId });

    const mail = await collector.find(
      'the span of the mail',
      ({ name, attributes }) => name === 'send mail' && attributes['request.id'] === id,
    );
    expect(mail.parentSpanId).toBeUndefined();
    expect(mail.attributes['mail.type']).toBe('password-reset');
    const lines = await linesWith(id, 2);
    // The mail may be sent before the response.
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg).toSorted()).toEqual([
      expect.stringMatching(/^mail \d+ sent, attempt 1$/),
      'request',
    ]);
    expect(collector.sent).not.toContain(user.email);
  });

  it('is neither in the log nor in traces when it was a health check that is well', async () => {
    const idOf = async (path: string) => String((await world.anyone.get(path)).headers['x-request-id']);
    const ids = [await idOf('/health/live'), await idOf('/health/ready')];
    const next = await idOf('/api/cleaners?postcode=OX1');
    await linesWith(next, 1);
    expect(ids.filter((id) => app.output().includes(id))).toEqual([]);
    // Spans are sent in the order in which they ended.
    await collector.find(
      'the span of the call after them',
      ({ attributes }) => attributes['request.id'] === next,
    );
    expect(
      collector.spans.filter(
        ({ name, attributes }) => name === 'health.ping' || ids.includes(String(attributes['request.id'])),
      ),
    ).toEqual([]);
  });

  it('goes along to the calls of webhooks', async () => {
    const [cleaner, customer] = [await world.approvedCleaner(), await world.registerCustomer()];
    const webhook = await webhookOf(world, cleaner, receiver, { types: ['booking.requested'] });
    await requestBooking(world, customer, cleaner);
    const call = await collector.find('the span of the call', ({ name }) => name === 'call webhook');
    expect(receiver.at(webhook.path)).toHaveLength(1);
    expect(call.attributes['webhook.event']).toBe('booking.requested');
    const request = await collector.find(
      'the span of the request',
      ({ attributes }) =>
        attributes['http.route'] === '/api/bookings' && attributes['http.request.method'] === 'POST',
    );
    expect(call.attributes['request.id']).toBe(request.attributes['request.id']);
  });

  it('is a trace of its own, linked to the one that a caller names', async () => {
    const theirs = randomUUID().replaceAll('-', '');
    await world.anyone.get('/api/geo').set('traceparent', `00-${theirs}-00f067aa0ba902b7-01`);
    const request = await collector.find('the span of the request', ({ links }) =>
      links.some(({ traceId }) => traceId === theirs),
    );
    expect(request.traceId).not.toBe(theirs);
    expect(request.parentSpanId).toBeUndefined();
  });
});
