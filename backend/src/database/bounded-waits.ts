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
  pool.on('acquire', (connection) => {
    const { stream } = connection;
    if (!watched.has(connection)) {
      watched.add(connection);
      stream.on('close', () => inUse.delete(connection));
      stream.on('timeout', () => stream.destroy(hanging('the database did not answer', ms)));
    }
    inUse.add(connection);
    stream.setTimeout(ms);
  });
  pool.on('release', (connection) => {
    inUse.delete(connection);
    connection.stream.setTimeout(0);
  });

  const take = pool.getConnection.bind(pool);
  pool.getConnection = (done) => {
    let isLate = false;
    const giveUp = setTimeout(() => {
      isLate = true;
      // The driver hands out nothing beside an error, whatever its type says.
      (done as (error: Error) => void)(hanging('no connection to the database was free', ms));
    }, ms);
    take((error, connection) => {
      clearTimeout(giveUp);
      if (!isLate) done(error, connection);
      else if (!error) connection.release();
    });
  };
  return inUse;
}
