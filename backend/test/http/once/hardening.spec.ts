import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ScratchApp } from '../../../../scripts/lib/scratch-app.mjs';
import { ERRORS } from '@tidyhearth/domain';
import { startApp } from '../../support/apps.js';
import { engine } from '../../support/engine.js';
import { expectStatus } from '../../support/expect-status.js';
import { smallPicture } from '../../support/checks.js';
import { type Session, World, world } from '../../support/world.js';

const reportsSeen = async () => {
  const answer = await world.as(await world.admin()).get('/api/admin/security');
  expectStatus(answer, 200);
  return answer.body.cspReports;
};

/** The body of a response with a Content-Length. */
const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));

describe('a connection', () => {
  it('whose headers come too slowly is closed in time', async () => {
    const { hostname, port } = new URL(world.url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined).resume();
    const openedAt = Date.now();
    socket.write('GET /health/live HTTP/1.1\r\nHost: tidyhearth.example\r\nX-Slow: ');
    await once(socket, 'close');
    // The limit for headers is 10 s, checked every 2 s; with Node's default check every 30 s it would take 30 to 40.
    expect(Date.now() - openedAt).toBeLessThan(20_000);
  });
});

describe('what can’t be read as a request', () => {
  it.each([
    ['is no HTTP', 'HELLO\r\n\r\n', { statusCode: 400, error: 'Bad Request', code: 'BAD_REQUEST' }],
    [
      'has too long headers',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      { statusCode: 431, error: 'Request Header Fields Too Large', code: 'BAD_REQUEST' },
    ],
    [
      'has two lengths, of which a proxy could believe the other',
      'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      { statusCode: 400, error: 'Bad Request', code: 'BAD_REQUEST' },
    ],
  ])('because it %s is refused in the one shape', async (_, request, expected) => {
    const { hostname, port } = new URL(world.url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined).write(request);
    const answer = await text(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${expected.statusCode} ${expected.error}\r\n`));
    expect(bodyOf(answer)).toEqual({
      ...expected,
      message: ERRORS.BAD_REQUEST[1],
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });
});

describe('a body that comes slowly', () => {
  const begin = (path: string, { token }: Session, headers: string[], body: Buffer, connection = 'close') => {
    const { hostname, port } = new URL(world.url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    const head = [`POST ${path} HTTP/1.1`, 'Host: tidyhearth.example', `Authorization: Bearer ${token}`];
    socket.write([...head, `Connection: ${connection}`, ...headers, '', ''].join('\r\n'));
    socket.write(body);
    return { socket, answer: text(socket) };
  };

  it('ends its connection in time, unless it brings a photo, which a bad line needs longer for', async () => {
    const customer = await world.registerCustomer();
    const photo = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="image"; filename="me.jpg"\r\n\r\n'),
      await smallPicture(),
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const [start, rest] = [photo.subarray(0, 200), photo.subarray(200)];
    const upload = begin(
      `/api/users/${customer.user.id}/upload-image`,
      customer,
      ['Content-Type: multipart/form-data; boundary=x', `Content-Length: ${photo.length}`],
      start,
    );
    const openedAt = Date.now();
    const json = ['Content-Type: application/json', 'Content-Length: 100'];
    const slow = begin('/api/messages', customer, json, Buffer.from('{'));
    const [stranger, keptStranger] = ['close', 'keep-alive'].map((connection) =>
      begin(
        `/api/users/${customer.user.id}/upload-image`,
        { ...customer, token: 'nobody' },
        ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 100'],
        Buffer.from('{'),
        connection,
      ),
    );
    expect(bodyOf(await slow.answer)).toMatchObject({ statusCode: 408, code: 'REQUEST_TIMEOUT' });
    expect(Date.now() - openedAt).toBeLessThan(40_000);
    for (const refused of [stranger, keptStranger])
      expect((await refused?.answer)?.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401']);
    upload.socket.write(rest);
    expect(await upload.answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('GET /.well-known/security.txt', () => {
  it('says where to report a weakness, and until when that holds', async () => {
    const answer = await world.anyone.get('/.well-known/security.txt');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = answer.text.split('\n');
    expect(lines).toContain('Contact: mailto:support@tidyhearth.example');
    const expires = Date.parse(/^Expires: (.*)$/m.exec(answer.text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });
});

describe('a page whose address carries a secret', () => {
  it.each(['/reset-password?token=abc', '/reset-password', '/confirm-email?token=abc'])(
    '%s tells its address to no other page',
    async (path) => {
      expect((await world.anyone.get(path)).headers['referrer-policy']).toBe('no-referrer');
    },
  );
});

describe('reports of the content security policy', () => {
  const report = (type: string, body: string) =>
    world.anyone.post('/api/csp-reports').set('Content-Type', type).send(body);
  const older = JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src-elem' } });
  const newer = JSON.stringify([{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }]);

  it('are where the policy points to, counted, and shown to the admin', async () => {
    const { headers } = await world.anyone.get('/');
    expect(headers['content-security-policy']).toContain('report-uri /api/csp-reports');
    const before = await reportsSeen();
    expect((await report('application/csp-report', older)).status).toBe(204);
    expect((await report('application/reports+json', newer)).status).toBe(204);
    expect(await reportsSeen()).toBe(before + 2);
  });

  it('do no harm when they are nonsense, too long or of another type', async () => {
    const nonsense = await report('application/csp-report', 'not json');
    expect(nonsense.status).toBeLessThan(500);
    expect((await report('application/csp-report', JSON.stringify({ a: 'x'.repeat(20_000) }))).status).toBe(
      413,
    );
    expect((await report('application/json', older)).status).toBe(415);
    const elsewhere = await world.anyone
      .post('/api/waitlist')
      .set('Content-Type', 'application/csp-report')
      .send(older);
    expect(elsewhere.status).toBe(415);
  });
});

describe('in production', () => {
  let app: ScratchApp;

  beforeAll(async () => {
    app = await startApp({
      engine,
      env: {
        NODE_ENV: 'production',
        PASSWORD_COST: '',
        RATE_LIMITS: 'on',
        JWT_SECRET: 'k7Jq2vX9mR4tB8wN1zC6yL3pD5sF0hGa',
        PUBLIC_URL: 'https://clean.example',
        SMTP_URL: 'smtp://127.0.0.1:9',
        SECURITY_CONTACT: 'https://clean.example/report',
        SECURITY_POLICY_URL: 'https://clean.example/security-policy',
        SECURITY_EXPIRES: '2025-01-31T00:00:00Z',
      },
    });
  });
  afterAll(() => app.stop());

  it.each(['/email-test', '/email-test/', '/password-reset-test', '/verification-test', '/api/dev/emails'])(
    'developers’ %s is not there',
    async (path) => {
      expect((await new World(app.url).anyone.get(path)).status).toBe(404);
    },
  );

  it('counts reports of the content security policy as a metric', async () => {
    const type = 'application/csp-report';
    await new World(app.url).anyone.post('/api/csp-reports').set('Content-Type', type).send('{}').expect(204);
    const text = await (await fetch(app.metricsUrl)).text();
    expect(text).toMatch(/^csp_reports_total 1$/m);
  });

  it('security.txt says what the operator set', async () => {
    const { text } = await new World(app.url).anyone.get('/.well-known/security.txt');
    expect(text).toContain('Contact: https://clean.example/report\n');
    expect(text).toContain('Policy: https://clean.example/security-policy\n');
    expect(text).toContain('Canonical: https://clean.example/.well-known/security.txt\n');
  });

  it('serves although what security.txt says is over, and says so where an operator looks', async () => {
    const answer = await new World(app.url).anyone.get('/health/ready');
    expect(answer.status).toBe(200);
    expect(answer.body.notices).toContainEqual(expect.stringContaining('SECURITY_EXPIRES is over'));
    const { text } = await new World(app.url).anyone.get('/.well-known/security.txt');
    expect(text).toContain('Expires: 2025-01-31T00:00:00.000Z\n');
  });
});
