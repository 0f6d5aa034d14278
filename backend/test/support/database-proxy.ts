import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The database's URL through the proxy. */
  url: string;
  /** Every connection breaks, and new ones are refused. */
  breakConnections(): void;
  restore(): void;
  /** Connections stay open, and new ones are accepted, but nothing gets through in either direction. */
  hang(): void;
  /** Hangs when the connection that sends these words wants to commit; resolves when it does. */
  hangAtCommitOf(words: string): Promise<void>;
  /** The connection that sends these words breaks once the server has committed; nobody is told that it did. */
  loseCommitOf(words: string): void;
  /** After `hang`: what was sent meanwhile arrives. */
  goOn(): void;
  /** After `hang`: new connections work; those that are open stay so, and nothing gets through them any more. */
  leaveHanging(): void;
  /** The connection that sends the next statement breaks before the server has it; others stay. */
  cutNextStatement(): void;
  /** A connection that is made from now on gets so many bytes of the server and no more. */
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
