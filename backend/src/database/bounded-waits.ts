import type { Socket } from 'node:net';

/** The driver's pool and connection, as far as waiting for them goes. */
export interface WaitingPool {
  getConnection: (done: Taken) => void;
  on(event: 'acquire' | 'release', listener: (connection: PooledConnection) => void): void;
}

export interface PooledConnection {
  readonly stream: Socket;
  release(): void;
}

type Taken = (error: Error | null, connection: PooledConnection) => void;

/** Named as the driver names a connection that was not made in time, so that it counts as an outage. */
const hanging = (what: string, ms: number) =>
  Object.assign(new Error(`${what} within ${ms} ms`), { code: 'ETIMEDOUT' });

/**
 * Nobody waits longer than this for the database to say something, nor for a free connection. The driver's own timeout of a
 * statement leaves the connection in use, for the next one to wait on; here it is closed, and the server rolls back what it
 * had begun.
 *
 * @returns the connections that are in use, now and later
 */
export function boundWaits(pool: WaitingPool, ms: number): ReadonlySet<PooledConnection> {
  const watched = new WeakSet<PooledConnection>();
  const inUse = new Set<PooledConnection>();
  let handedOut = 0;
  pool.on('acquire', (connection) => {
    handedOut += 1;
    inUse.add(connection);
    if (watched.has(connection)) return;
    watched.add(connection);
    const { stream } = connection;
    stream.on('close', () => inUse.delete(connection));
    // It begins anew with each byte that is sent or arrives. One that nobody uses may stay silent.
    stream.setTimeout(ms);
    stream.on('timeout', () => {
      if (inUse.has(connection)) stream.destroy(hanging('the database did not answer', ms));
    });
  });
  pool.on('release', (connection) => inUse.delete(connection));

  const take = pool.getConnection.bind(pool);
  pool.getConnection = (done) => {
    const waiting: { isAnswered?: true; isLate?: true; timer?: NodeJS.Timeout } = {};
    const before = handedOut;
    take((error, connection) => {
      waiting.isAnswered = true;
      clearTimeout(waiting.timer);
      if (!waiting.isLate) done(error, connection);
      else if (!error) connection.release();
    });
    // A free connection is handed out at once, as nearly every one is; so is the error of a full queue.
    if (waiting.isAnswered || handedOut !== before) return;
    waiting.timer = setTimeout(() => {
      waiting.isLate = true;
      // The driver hands out nothing beside an error, whatever its type says.
      (done as (error: Error) => void)(hanging('no connection to the database was free', ms));
    }, ms);
  };
  return inUse;
}
