import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ShutdownService } from './shutdown.service.js';

describe('a server that stops', () => {
  let server: Server;
  let shutdown: ShutdownService;

  beforeEach(async () => {
    shutdown = new ShutdownService();
    server = createServer((_request, response) => {
      shutdown.requestBegan();
      response.once('close', () => shutdown.requestEnded());
      response.setHeader('Connection', 'close').end('served');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  /** The status, or the code of the error. */
  const ask = () =>
    new Promise<number | string | undefined>((resolve) => {
      const { port } = server.address() as AddressInfo;
      get({ host: '127.0.0.1', port, agent: false }, ({ statusCode }) => resolve(statusCode)).once(
        'error',
        (error: NodeJS.ErrnoException) => resolve(error.code),
      );
    });

  it('answers who connected before its port closed, however many at once', async () => {
    const answers = Array.from({ length: 50 }, ask);
    await shutdown.drain(server, 0);
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  });

  it('lets nobody connect after that', async () => {
    const { port } = server.address() as AddressInfo;
    await shutdown.drain(server, 0);
    const refused = get({ host: '127.0.0.1', port, agent: false });
    const [error] = await once(refused, 'error');
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  });
});
