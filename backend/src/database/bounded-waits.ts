import type { Socket } from 'node:net';

/** The parts of the driver's pool and connection that concern waiting. */
export interface WaitingPool {
  getConnection: (done: Taken) => void;
  on(event: 'acquire' | 'release', listener: (connection: PooledConnection) => void): void;
}

export interface PooledConnection {
  readonly stream: Socket;
  release(): void;
}

type Taken = (error: Error | null, connection: PooledConnection) => void;

/** Has the name that the driver uses if a connection was not made in time, so that it counts as an outage. */
const hanging = (what: string, ms: number) =>
  Object.assign(new Error(`${what} within ${ms} ms`), { code: 'ETIMEDOUT' });

/**
 * Limits how long a statement waits for the database's answer, and a caller for a free connection. The driver's own
 * timeout of a statement leaves the connection in use, so that the next statement waits on it too. Here the connection
 * is closed, and the server rolls back what it had begun.
 *
 * @returns the connections in use, kept up to date
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
      // With an error, the driver passes no connection, although its types say that it does.
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
