import { ERRORS } from '@tidyhearth/domain';
import { exchange } from '../../support/wire.js';
import { type Account, world } from '../../support/world.js';

const HOST = 'Host: tidyhearth.example';
const CLOSE = 'Connection: close';

let customer: Account;
beforeAll(async () => {
  customer = await world.registerCustomer();
});

/** Reads the own account at this target. */
const ownAccountAt = (target: string, method = 'GET') =>
  exchange(world, [`${method} ${target} HTTP/1.1`, HOST, CLOSE, `Authorization: Bearer ${customer.token}`]);

describe('an answer to one person', () => {
  it.each([
    '/api/auth/user',
    'http://tidyhearth.example/api/auth/user',
    'HTTPS://elsewhere.example:8443/api/auth/user',
    '/%61pi/auth/user',
  ])('is kept by nobody, however its address is written: %s', async (target) => {
    const answer = await ownAccountAt(target);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain(customer.user.email);
    expect(answer).toMatch(/^cache-control: no-store\r$/m);
    expect(answer).toMatch(/^x-robots-tag: noindex\r$/m);
  });
});

describe('a page', () => {
  it('is found by its whole address, as proxies ask for it', async () => {
    const at = (address: string) => exchange(world, [`GET ${address} HTTP/1.1`, HOST, CLOSE]);
    expect(await at('http://tidyhearth.example/find-cleaners')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await at('http://tidyhearth.example')).toMatch(/^HTTP\/1\.1 200 /);
    const secret = await at('http://tidyhearth.example/reset-password?token=abc');
    expect(secret).toMatch(/^referrer-policy: no-referrer\r$/m);
  });
});

describe('a request', () => {
  it.each([
    ['no host', []],
    ['two hosts', [HOST, 'host: evil.example']],
    ['the same host twice', [HOST, HOST]],
  ])('with %s is refused in the one shape', async (_what, hosts) => {
    const answer = await exchange(world, ['GET /api/config HTTP/1.1', ...hosts, CLOSE]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      code: 'BAD_REQUEST',
      message: ERRORS.BAD_REQUEST[1],
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it('of HTTP/1.0 needs no host', async () => {
    expect(await exchange(world, ['GET /health/live HTTP/1.0'])).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('with TRACE is answered without what it carries', async () => {
    const answer = await ownAccountAt('/api/auth/user', 'TRACE');
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer).not.toContain(customer.token);
  });

  it.each(['internal.example:25', '/api/auth/user'])('with CONNECT opens no tunnel: %s', async (target) => {
    expect(await ownAccountAt(target, 'CONNECT')).toBe('');
  });

  it.each([
    ['h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'],
    ['websocket', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
  ])('to go on in another protocol is answered in this one: %s', async (protocol, setting) => {
    const upgrade = [`Upgrade: ${protocol}`, 'Connection: close, Upgrade, HTTP2-Settings', setting];
    const answer = await exchange(world, ['GET /api/config HTTP/1.1', HOST, ...upgrade]);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).not.toMatch(/^upgrade:/im);
  });

  describe('with an expectation', () => {
    const body = JSON.stringify({ email: 'nobody@test.example', password: 'guess-guess' });
    const headWith = (expectation: string) => [
      'POST /api/login HTTP/1.1',
      HOST,
      CLOSE,
      `Expect: ${expectation}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];

    it('to be told whether to send its body is told to, and then answered', async () => {
      expect(await exchange(world, headWith('100-continue'), '', body)).toMatch(
        /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 401 [^]+"code":"INVALID_CREDENTIALS"/,
      );
    });

    it('that there is not is answered like any other', async () => {
      expect(await exchange(world, headWith('200-maybe'), body)).toMatch(
        /^HTTP\/1\.1 401 [^]+"code":"INVALID_CREDENTIALS"/,
      );
    });
  });
});
