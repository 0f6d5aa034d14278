import { gzipSync } from 'node:zlib';
import { exchange } from '../../support/wire.js';
import { world } from '../../support/world.js';

const times = <T>(count: number, one: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => one(index));
const manyKeys = (count: number) => Object.fromEntries(times(count, (index) => [`k${index}`, index]));

describe('more than any call takes', () => {
  it.each([
    ['fields', manyKeys(1001)],
    ['fields inside a field', { email: manyKeys(1000) }],
    ['entries', { email: times(1000, () => ({})) }],
    ['lists of entries', { email: times(100, () => times(10, () => 1)) }],
  ])('is refused in a body before anything is made of it: %s', async (_what, body) => {
    const answer = await world.anyone.post('/api/login').send(body);
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([400, 'BAD_REQUEST', undefined]);
  });

  it('is told field by field as long as it is not that many', async () => {
    const answer = await world.anyone.post('/api/login').send(manyKeys(1000));
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.body.details).toHaveLength(100);
    expect(answer.body.details[0]).toEqual({ path: 'k0', msg: 'property k0 should not exist' });
  });

  it('is refused in a list without a word about its entries', async () => {
    const { cleaner, token } = await world.approvedCleaner();
    const url = `/api/cleaners/${cleaner.id}/working-hours`;
    const answer = await world
      .as({ token })
      .put(url)
      .send({ hours: times(900, () => ({})) });
    expect([answer.status, answer.body.details]).toEqual([
      400,
      [{ path: 'hours', msg: 'hours must contain no more than 28 elements' }],
    ]);
  });

  it('is refused in a query', async () => {
    const query = times(2500, (index) => `k${index}`).join('&');
    const answer = await world.anyone.get(`/api/cleaners?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.body.details).toHaveLength(100);
  });
});

describe('a compressed body', () => {
  it.each([
    ['POST', '/api/login', 'application/json'],
    ['POST', '/api/users/1/upload-image', 'multipart/form-data; boundary=x'],
    ['GET', '/api/config', 'application/json'],
  ])(
    'is refused before it is unpacked, which fifty kilobytes could be to fifty megabytes: %s %s',
    async (method, path, type) => {
      const packed = gzipSync(Buffer.alloc(50_000_000, ' '));
      const head = [
        `${method} ${path} HTTP/1.1`,
        'Host: tidyhearth.example',
        `Content-Type: ${type}`,
        'Content-Encoding: gzip',
        `Content-Length: ${packed.length}`,
      ];
      const next = 'GET /health/live HTTP/1.1\r\nHost: tidyhearth.example\r\nConnection: close\r\n\r\n';
      const answers = await exchange(world, head, packed, next);
      expect(answers).toMatch(/^HTTP\/1\.1 415 [^]+"code":"UNSUPPORTED_MEDIA"[^]+}HTTP\/1\.1 200 OK\r\n/);
    },
  );

  it('that says that it is none is read', async () => {
    const answer = await world.anyone.post('/api/login').set('Content-Encoding', 'identity').send({});
    expect(answer.status).toBe(400);
  });
});
