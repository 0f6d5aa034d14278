import { randomUUID } from 'node:crypto';
import { countStatuses, together } from '../support/together.js';
import { world } from '../support/world.js';

const fault = (changes: object = {}) => ({
  app: 'site',
  part: 'bookings',
  path: '/dashboard',
  message: `items is not iterable ${randomUUID()}`,
  ...changes,
});

const report = (body: object) => world.anyone.post('/api/client-errors').send(body);

async function listed(search: string, filter: object = {}): Promise<Record<string, unknown>[]> {
  const admin = world.as(await world.admin());
  const { body } = await admin.get('/api/admin/client-errors').query({ search, ...filter });
  return body;
}

describe('faults that pages report', () => {
  it('are kept once and counted, also when many browsers report at once', async () => {
    const sent = fault({ stack: 'at BookingList (/assets/bookings.js:1:204)' });
    const answers = await together(10, () => report(sent));
    expect(countStatuses(answers)).toEqual({ 204: 10 });
    const [first] = answers;
    expect(first?.text).toBe('');
    expect(await listed(sent.message)).toEqual([
      expect.objectContaining({ ...sent, occurrences: 10, userAgent: expect.any(String) }),
    ]);
  });

  it('are told apart by app, part, page and message', async () => {
    const sent = fault();
    const others = [{ app: 'console' }, { part: 'bell' }, { path: '/' }, { message: `${sent.message}!` }];
    for (const changes of [{}, ...others]) await report({ ...sent, ...changes });
    const kept = await listed(sent.message);
    expect(kept.map(({ occurrences }) => occurrences)).toEqual([1, 1, 1, 1, 1]);
    expect(await listed(sent.message, { app: 'console' })).toEqual([
      expect.objectContaining({ app: 'console' }),
    ]);
  });

  it('say neither whose page it was nor what its links carry', async () => {
    const message = `no answer ${randomUUID()}`;
    const links = {
      path: '/bookings/17?token=secret-of-a-link',
      stack: 'at load (https://a.example/api/verify?token=secret-of-a-link:1:2)\nada@example.org',
    };
    await report(fault({ ...links, message: `${message} for ada@example.org` }));
    const [kept] = await listed(message);
    expect(kept).toMatchObject({ path: '/bookings/:id', message: `${message} for [email]` });
    expect(JSON.stringify(kept)).not.toMatch(/secret-of-a-link|ada@/);
  });

  it.each([
    ['no message', { message: ' ' }],
    ['an app that is not ours', { app: 'elsewhere' }],
    ['a long message', { message: 'x'.repeat(301) }],
    ['a long stack', { stack: 'x'.repeat(4001) }],
    ['a field nobody asked for', { userId: 1 }],
  ])('are refused with %s, and nothing is kept', async (_, wrong) => {
    const part = `part-${randomUUID()}`;
    const { body } = await report({ ...fault({ part }), ...wrong });
    expect(body).toMatchObject({ statusCode: 400, error: 'Validation failed' });
    expect(await listed(part)).toEqual([]);
  });
});
