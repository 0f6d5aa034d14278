import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventStream } from './event-stream.js';

/** Both ends of a streaming answer. */
async function answering() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  return { server, request, response };
}

describe('the stream of an open screen', () => {
  it.each<[string, (stream: EventStream) => void]>([
    ['ends', (stream) => stream.end()],
    ['is asked to reconnect', (stream) => stream.requestReconnect()],
  ])('takes nothing more once it %s, whoever still writes to it', async (_how, end) => {
    const { server, request, response } = await answering();
    const errors: unknown[] = [];
    response.on('error', (error) => errors.push(error));
    const stream = new EventStream(response, 1, 'a', { onSessionEnded: () => undefined });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const heard = answer.setEncoding('utf8').toArray();
    end(stream);
    stream.ping();
    stream.receive({ type: 'booking', data: { id: 7 } });
    stream.interrupted();
    stream.end();
    expect((await heard).join('')).not.toMatch(/ping|booking/);
    server.close();
    await once(server, 'close');
    expect(errors).toEqual([]);
  });
});
