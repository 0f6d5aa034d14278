import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The database's URL through the proxy. */
  url: string;
  /** Breaks all connections and refuses new ones. */
  breakConnections(): void;
  restore(): void;
  /** Keeps connections open and accepts new ones, but lets nothing through in either direction. */
  hang(): void;
  /** Hangs once the connection that sends these words sends its COMMIT; resolves when it does. */
  hangAtCommitOf(words: string): Promise<void>;
  /**
   * Breaks the connection that sends these words once the server has committed, so that the client never gets the
   * reply.
   */
  loseCommitOf(words: string): void;
  /** After `hang`: delivers what was sent in the meantime. */
  goOn(): void;
  /** After `hang`: lets new connections work, while those already open stay open but blocked. */
  leaveHanging(): void;
  /** Breaks the connection that sends the next statement before the server receives it. Others stay. */
  cutNextStatement(): void;
  /** Lets each new connection receive at most this many bytes from the server. */
  starve(bytes: number): void;
  close(): void;
}

/** A TCP proxy to the database server that can break and restore connections. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isBroken = false;
  let isCutting = false;
  let isHanging = false;
  let allowed = Infinity;
  let awaited: { words: string; atCommit: (commit: Buffer, near: Socket, far: Socket) => void } | undefined;
  const hang = () => {
    isHanging = true;
    sockets.forEach((socket) => socket.pause());
  };
  const server = createServer((near) => {
    if (isBroken) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 3306), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    let sent: typeof awaited;
    near.on('data', (bytes) => {
      if (awaited && bytes.includes(awaited.words)) sent = awaited;
      if (awaited && awaited === sent && bytes.includes('COMMIT')) {
        awaited = undefined;
        return sent.atCommit(bytes, near, far);
      }
      if (!isCutting) return far.write(bytes);
      isCutting = false;
      return near.destroy();
    });
    if (allowed === Infinity) far.pipe(near);
    else {
      let left = allowed;
      far.on('data', (bytes) => {
        near.write(bytes.subarray(0, left));
        left = Math.max(0, left - bytes.length);
      });
    }
    if (isHanging) [near, far].forEach((socket) => socket.pause());
    near.on('end', () => far.end());
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.toString(),
    breakConnections: () => {
      isBroken = true;
      breakAll();
    },
    restore: () => {
      isBroken = false;
    },
    hang,
    hangAtCommitOf: (words) =>
      new Promise((reached) => {
        awaited = {
          words,
          atCommit: () => {
            hang();
            reached();
          },
        };
      }),
    loseCommitOf: (words) => {
      awaited = {
        words,
        atCommit: (commit, near, far) => {
          far.unpipe(near);
          far.once('data', () => near.destroy());
          far.resume();
          far.write(commit);
        },
      };
    },
    goOn: () => {
      isHanging = false;
      sockets.forEach((socket) => socket.resume());
    },
    leaveHanging: () => {
      isHanging = false;
    },
    cutNextStatement: () => {
      isCutting = true;
    },
    starve: (bytes) => {
      allowed = bytes;
    },
    close: () => {
      breakAll();
      server.close();
    },
  };
}
