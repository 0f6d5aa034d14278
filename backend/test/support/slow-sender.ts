import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { World } from './world.js';

const LENGTH = 'Content-Length: ';

/**
 * Sends a body in steps and starts reading only once everything is sent, as many proxies do. The server can respond
 * between two steps. `Content-Length` covers all steps, unless the head sets it.
 *
 * @returns the whole response as it came over the wire, once the server has closed the connection
 * @throws the connection's error if it was cut off before
 */
export async function sendSlowly({ anyone, url }: World, head: string[], steps: Buffer[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) }).pause();
  // Each write reports the error itself.
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
