import { sendSlowly } from '../../support/slow-sender.js';
import { exchange } from '../../support/wire.js';
import { world, type Account } from '../../support/world.js';

const MB = 1024 * 1024;
const UPLOAD = [
  'POST /api/users/1/upload-image HTTP/1.1',
  'Content-Type: multipart/form-data; boundary=x',
  'Connection: close',
];
const steps = (megabytes: number, each = 0.5) =>
  Array.from({ length: megabytes / each }, () => Buffer.alloc(each * MB));

describe('a refused body that is still being sent', () => {
  it('gets its error response before the connection is closed', async () => {
    // Few steps, because the server goes on reading for only five seconds.
    const answer = await sendSlowly(world, UPLOAD, steps(5, 2.5));
    expect(answer).toMatch(/^HTTP\/1\.1 401 [^]+"code":"NOT_AUTHENTICATED"/);
  });

  it('is refused so as well when it is itself the reason to end the connection', async () => {
    const head = ['POST /api/login HTTP/1.1', 'Content-Type: application/json'];
    expect(await sendSlowly(world, head, steps(2))).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('is not read without end', async () => {
    await expect(sendSlowly(world, UPLOAD, steps(20))).rejects.toThrow(/EPIPE|ECONNRESET/);
  });

  it('is not waited for without end', async () => {
    const head = [...UPLOAD, `Content-Length: ${MB}`];
    expect(await sendSlowly(world, head, [Buffer.alloc(1)])).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe('an upload that is refused for its form', () => {
  /** Longer than what Node and the sockets hold. */
  const LENGTH = 2_000_000;
  const REFUSED = /^HTTP\/1\.1 400 Bad Request\r\n/;
  const file = (length: number) =>
    `--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n${'a'.repeat(length)}\r\n`;
  const send = ({ user, token }: Account, type: string, [body = '', ...more]: string[], then = '') => {
    const head = [
      `POST /api/users/${user.id}/upload-image HTTP/1.1`,
      'Host: tidyhearth.example',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${type}`,
      `Content-Length: ${body.length}`,
    ];
    return exchange(world, [...head, ...more], body, then);
  };

  it.each([
    ['has no boundary', 'multipart/form-data', file(LENGTH)],
    ['has another boundary', 'multipart/form-data; boundary=y', file(LENGTH)],
    ['brings two files', 'multipart/form-data; boundary=x', `${file(9) + file(LENGTH)}--x--\r\n`],
  ])('leaves its connection to the next request, and ends it at once: it %s', async (_what, type, body) => {
    const customer = await world.registerCustomer();
    const next = 'GET /health/live HTTP/1.1\r\nHost: tidyhearth.example\r\nConnection: close\r\n\r\n';
    const answers = await send(customer, type, [body], next);
    expect(answers).toMatch(REFUSED);
    expect(answers).toMatch(/}HTTP\/1\.1 200 OK\r\n/);
    const startedAt = Date.now();
    expect(await send(customer, type, [body, 'Connection: close'])).toMatch(REFUSED);
    // A rest that does not come is waited for for five seconds.
    expect(Date.now() - startedAt).toBeLessThan(4_000);
  });
});
