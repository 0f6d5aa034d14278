import { EventEmitter, once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { boundWaits, type PooledConnection } from './bounded-waits.js';

const MS = 50;

type Done = (error: Error | null, connection: PooledConnection) => void;

/** Hands out connections as the driver's pool does: a free one in the next tick, others when one is returned. */
class Pool extends EventEmitter {
  readonly waiting: Done[] = [];

  constructor(
    readonly free: PooledConnection[],
    readonly queueLimit = 1,
  ) {
    super();
  }

  getConnection(done: Done): void {
    const connection = this.free.pop();
    if (connection) {
      this.emit('acquire', connection);
      process.nextTick(done, null, connection);
    } else if (this.waiting.length < this.queueLimit) {
      this.waiting.push(done);
    } else {
      (done as (error: Error) => void)(new Error('Queue limit reached.'));
    }
  }

  give(connection: PooledConnection): void {
    this.emit('release', connection);
    const next = this.waiting.shift();
    if (!next) {
      this.free.push(connection);
      return;
    }
    this.emit('acquire', connection);
    next(null, connection);
  }
}

let server: Server;

beforeAll(async () => {
  server = createServer((socket) => socket.resume().on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => server.close());

const opened: Socket[] = [];

afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
});

async function poolOfOne(queueLimit?: number) {
  const stream = connect((server.address() as AddressInfo).port, '127.0.0.1');
  opened.push(stream);
  await once(stream, 'connect');
  const connection: PooledConnection = { stream, release: () => pool.give(connection) };
  const pool = new Pool([connection], queueLimit);
  const inUse = boundWaits(pool, MS);
  const take = () =>
    new Promise<PooledConnection>((resolve, reject) => {
      pool.getConnection((error, taken) => (error ? reject(error) : resolve(taken)));
    });
  return { pool, stream, inUse, take };
}

it('closes a connection in use on which the database stays silent', async () => {
  const { stream, inUse, take } = await poolOfOne();
  const { stream: taken } = await take();
  taken.write('a statement');
  const [error] = (await once(stream, 'error')) as [Error];
  expect(error).toMatchObject({ code: 'ETIMEDOUT', message: 'the database did not answer within 50 ms' });
  await once(stream, 'close');
  expect(inUse.size).toBe(0);
});

it('leaves one alone that nobody uses, and bounds the next use of it', async () => {
  const { stream, take } = await poolOfOne();
  const first = await take();
  expect(stream.timeout).toBe(MS);
  first.release();
  expect(stream.timeout).toBe(0);
  const again = await take();
  again.stream.write('a statement');
  const [error] = (await once(stream, 'error')) as [Error];
  expect(error).toMatchObject({ code: 'ETIMEDOUT' });
});

it('refuses who waits too long for a free one, and gives back what comes too late', async () => {
  const { take, inUse } = await poolOfOne();
  const first = await take();
  first.stream.removeAllListeners('timeout');
  await expect(take()).rejects.toMatchObject({
    code: 'ETIMEDOUT',
    message: 'no connection to the database was free within 50 ms',
  });
  first.release();
  expect(inUse.size).toBe(0);
  await expect(take()).resolves.toBe(first);
});

it('hands on the refusal of a full queue once', async () => {
  const { pool, take } = await poolOfOne(0);
  await take();
  jest.useFakeTimers();
  const done = jest.fn();
  pool.getConnection(done);
  jest.advanceTimersByTime(MS);
  jest.useRealTimers();
  expect(done.mock.calls).toEqual([[new Error('Queue limit reached.'), undefined]]);
});
