import { gzipSync } from 'node:zlib';
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
  const post = (path: string, type: string, body: Buffer) =>
    fetch(world.url + path, {
      method: 'POST',
      headers: { 'Content-Type': type, 'Content-Encoding': 'gzip' },
      body: gzipSync(body),
    });

  it('is as long as what it becomes: fifty megabytes in fifty kilobytes are refused', async () => {
    const answer = await post('/api/login', 'application/json', Buffer.alloc(50_000_000, ' '));
    expect([answer.status, await answer.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'PAYLOAD_TOO_LARGE' }),
    ]);
    expect((await post('/api/login', 'application/json', Buffer.from('{}'))).status).toBe(400);
  });

  it('is no upload: it is refused at once, whatever it becomes', async () => {
    const answer = await post(
      '/api/users/1/upload-image',
      'multipart/form-data; boundary=x',
      Buffer.alloc(1),
    );
    expect([answer.status, await answer.json()]).toEqual([
      415,
      expect.objectContaining({ code: 'UNSUPPORTED_MEDIA' }),
    ]);
  });
});
