import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from './api-error.js';
import { connect, type ConnectOptions } from './connect.js';

type Reply = { status?: number; headers?: Record<string, string>; body?: unknown } | 'hang up' | 'silence';

describe('the client', () => {
  let server: Server;
  let replies: Reply[];
  let requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];

  beforeEach(async () => {
    replies = [];
    requests = [];
    server = createServer((request, response) => {
      const { method, url, headers } = request;
      requests.push({ method, url, headers });
      const reply = replies.shift() ?? {};
      if (reply === 'hang up') return void request.socket.destroy();
      if (reply === 'silence') return;
      response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json', ...reply.headers });
      response.end(JSON.stringify(reply.body ?? []));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterEach(
    () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      }),
  );

  const client = (options: Partial<ConnectOptions> = {}) =>
    connect({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...options });
  const busy = (status: 429 | 503, seconds = 0): Reply => ({
    status,
    headers: { 'Retry-After': String(seconds) },
  });
  const booking = { body: {} } as never;

  it('sends its token, asked for anew before each try', async () => {
    replies = [busy(503), {}];
    const tokens = ['first', 'second'];
    await client({ token: () => tokens.shift() }).get('/api/saved-cleaners');
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
  });

  it.each([429, 503] as const)('tries again what was refused with %i, as often as it may', async (status) => {
    replies = [busy(status), busy(status), busy(status), busy(status)];
    const failure = client({ tries: 3 }).get('/api/saved-cleaners');
    await expect(failure).rejects.toMatchObject({ status });
    expect(requests).toHaveLength(3);
  });

  it('waits as long as it may', async () => {
    replies = [busy(503), {}];
    await client({ maxWaitMs: 0 }).get('/api/saved-cleaners');
    expect(requests).toHaveLength(2);
  });

  it.each([500, 502, 504])(
    'does not try again what failed with %i, which may have taken effect',
    async (status) => {
      replies = [{ status, body: { message: 'of a proxy' } }];
      const failure = client().get('/api/saved-cleaners');
      await expect(failure).rejects.toMatchObject({ status, code: undefined, body: undefined });
      expect(requests).toHaveLength(1);
    },
  );

  it('says which call failed, and how', async () => {
    replies = ['hang up'];
    const failure = client().post('/api/login', booking);
    await expect(failure).rejects.toThrow('POST /api/login answered nothing, ECONNRESET');
  });

  it('waits for an answer as long as it is told to', async () => {
    replies = ['silence'];
    const failure = client({ timeoutMs: 20 }).post('/api/login', booking);
    await expect(failure).rejects.toThrow('POST /api/login answered nothing, ECONNABORTED');
  });

  it('gives up at once what would have to wait too long', async () => {
    replies = [busy(429, 61)];
    await expect(client().get('/api/saved-cleaners')).rejects.toMatchObject({ status: 429 });
    expect(requests).toHaveLength(1);
  });

  it('takes any other refusal for an answer', async () => {
    const body = {
      statusCode: 409,
      error: 'Conflict',
      code: 'SLOT_TAKEN',
      message: 'Taken.',
      requestId: 'r',
    };
    replies = [{ status: 409, body }];
    const error = await client({ token: 'secret' })
      .post('/api/bookings', booking)
      .catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, code: 'SLOT_TAKEN', body });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret');
    expect(requests).toHaveLength(1);
  });

  it('sends one idempotency key with every try of a call, and another with the next call', async () => {
    replies = ['hang up', busy(503), { status: 201, body: {} }, { status: 201, body: {} }];
    const { post } = client();
    await post('/api/bookings', booking);
    await post('/api/bookings', booking);
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('keeps a key that the caller gives, and other headers', async () => {
    const headers = { 'x-mine': 'too' };
    await client().post('/api/bookings', { body: {}, headers, idempotencyKey: 'mine' } as never);
    expect(requests[0]?.headers).toMatchObject({ 'idempotency-key': 'mine', 'x-mine': 'too' });
  });

  it('sends nothing twice whose answer was lost, if it could happen twice', async () => {
    replies = ['hang up', 'hang up'];
    await expect(client().post('/api/login', booking)).rejects.toMatchObject({ status: undefined });
    const edit = client().patch('/api/users/{id}', { path: { id: 3 }, body: {} });
    await expect(edit).rejects.toMatchObject({ status: undefined });
    expect(requests).toHaveLength(2);
  });

  const week = { path: { id: 3 }, body: { days: [] }, headers: { 'if-match': '"seen"' } } as never;

  it('sends no edit of a seen version again whose answer was lost: its own change would refuse it', async () => {
    replies = ['hang up'];
    const failure = client().put('/api/cleaners/{id}/working-hours', week);
    await expect(failure).rejects.toMatchObject({ name: 'ApiError', status: undefined });
    expect(requests).toHaveLength(1);
  });

  it('sends such an edit again where it was refused unseen, or takes a key', async () => {
    replies = [busy(503), {}, 'hang up', {}];
    await client().put('/api/cleaners/{id}/working-hours', week);
    await client().patch('/api/postings/{id}', week);
    expect(requests.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'PATCH', 'PATCH']);
  });

  it('takes a deletion for done that finds nothing any more after an answer was lost', async () => {
    replies = ['hang up', busy(503), { status: 404 }];
    const { request } = client();
    const answer = await request('delete', '/api/webhooks/{id}', { path: { id: 3 } });
    expect(answer).toMatchObject({ status: 204, data: undefined });
    expect(requests).toHaveLength(3);
  });

  it('has nothing to give where the answer has no body', async () => {
    replies = [{ status: 204 }];
    expect(await client().delete('/api/webhooks/{id}', { path: { id: 3 } })).toBeUndefined();
  });

  it('takes no other deletion for done that finds nothing', async () => {
    replies = [{ status: 404 }, busy(503), { status: 404 }];
    const gone = { path: { id: 3 } };
    for (let call = 1; call <= 2; call += 1)
      await expect(client().delete('/api/webhooks/{id}', gone)).rejects.toMatchObject({ status: 404 });
    expect(requests).toHaveLength(3);
  });

  it('makes up no answer of a deletion that has one', async () => {
    replies = ['hang up', { status: 404 }];
    const document = { path: { id: 3, kind: 'identity' as const, documentId: 4 } };
    await expect(
      client().delete('/api/cleaners/{id}/checks/{kind}/documents/{documentId}', document),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('stops waiting when it is told to', async () => {
    replies = [busy(503, 50)];
    const stop = new AbortController();
    const call = client().get('/api/saved-cleaners', { signal: stop.signal });
    const ended = expect(call).rejects.toBe('enough');
    while (requests.length === 0) await new Promise(setImmediate);
    stop.abort('enough');
    await ended;
  });

  it.each<[string, Reply[]]>([
    ['before a call', []],
    ['while it waits for an answer', ['silence']],
  ])('stops %s when it is told to', async (_, given) => {
    replies = [...given];
    const stop = new AbortController();
    if (given.length === 0) stop.abort('enough');
    const ended = expect(client().get('/api/saved-cleaners', { signal: stop.signal })).rejects.toBe('enough');
    while (requests.length < given.length) await new Promise(setImmediate);
    stop.abort('enough');
    await ended;
    expect(requests).toHaveLength(given.length);
  });

  it('goes on with the feed of events until nothing new comes', async () => {
    const on = (after: number) => ({ Link: `</api/events/feed?after=${after}>; rel="next"` });
    replies = [
      { body: [{ position: 8 }], headers: on(8) },
      { body: [], headers: on(8) },
    ];
    const positions: number[] = [];
    for await (const { position } of client().items('/api/events/feed', { query: { after: 7 } }))
      positions.push(position);
    expect(positions).toEqual([8]);
    expect(requests.map(({ url }) => url)).toEqual(['/api/events/feed?after=7', '/api/events/feed?after=8']);
  });

  it('asks for every type of event on every page of the feed', async () => {
    const on = (after: number) => ({
      Link: `</api/events/feed?types=review.restored&types=booking.paid&after=${after}>; rel="next"`,
    });
    replies = [
      { body: [{ position: 8 }], headers: on(8) },
      { body: [], headers: on(8) },
    ];
    const query = { types: ['review.restored' as const, 'booking.paid' as const] };
    for await (const { position } of client().items('/api/events/feed', { query })) expect(position).toBe(8);
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/events/feed?types=review.restored&types=booking.paid',
      '/api/events/feed?types=review.restored&types=booking.paid&after=8',
    ]);
  });

  it('goes on after an empty page of a search, as long as there is a next one', async () => {
    replies = [
      { body: [], headers: { Link: '</api/cleaners?cursor=b>; rel="next"' } },
      { body: [{ id: 5 }], headers: { Link: '</api/cleaners?cursor=c>; rel="next"' } },
      { body: [] },
    ];
    const pages: { id: number }[][] = [];
    for await (const page of client().pages('/api/cleaners')) pages.push(page);
    expect(pages).toEqual([[{ id: 5 }]]);
    expect(requests).toHaveLength(3);
  });

  it('reads a list through all its pages, and asks for no page that nobody wants', async () => {
    const next = (cursor: string) => ({
      Link: `</api/saved-cleaners?limit=2&cursor=${cursor}>; rel="next"`,
    });
    replies = [
      { body: [{ id: 1 }, { id: 2 }], headers: next('b%3D') },
      { body: [{ id: 3 }, { id: 4 }], headers: next('c') },
      { body: [{ id: 5 }] },
    ];
    const { items } = client();
    const ids: number[] = [];
    for await (const { id } of items('/api/saved-cleaners', { query: { limit: 2 } })) {
      ids.push(id);
      if (id === 2) expect(requests).toHaveLength(1);
    }
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/saved-cleaners?limit=2',
      '/api/saved-cleaners?limit=2&cursor=b%3D',
      '/api/saved-cleaners?limit=2&cursor=c',
    ]);
  });
});
