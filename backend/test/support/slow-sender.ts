import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { World } from './world.js';

const LENGTH = 'Content-Length: ';

/**
 * Sends a body in steps and reads only when all is sent, as many proxies do. Between two steps the server can
 * answer. The length is that of all steps, unless the head says otherwise.
 *
 * @returns the whole answer as it came over the wire, once the server has ended the connection
 * @throws the connection's error when it was cut off before
 */
export async function sendSlowly({ anyone, url }: World, head: string[], steps: Buffer[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) }).pause();
  // Each write says so itself.
  socket.on('error', () => undefined);
  const write = (bytes: string | Buffer) =>
    new Promise<void>((resolve, reject) => {
      socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  try {
    const length = steps.reduce((sum, step) => sum + step.length, 0);
    const lines = head.some((line) => line.startsWith(LENGTH)) ? head : [...head, LENGTH + length];
    await write([...lines, `Host: ${hostname}`, '', ''].join('\r\n'));
    for (const step of steps) {
      await anyone.get('/health/live');
      await write(step);
    }
    return await text(socket);
  } finally {
    socket.destroy();
  }
}
