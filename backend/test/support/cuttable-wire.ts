import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CuttableWire {
  /** The database's address, by way of the wire. */
  url: string;
  /** Every connection breaks, and new ones are refused. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** A connection to a database server that can be cut and mended, as networks and restarts do. */
export async function cuttableWire(databaseUrl: string): Promise<CuttableWire> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 3306), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
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
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      breakAll();
      server.close();
    },
  };
}
