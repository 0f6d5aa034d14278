import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { World } from './world.js';

/**
 * Sends a request byte by byte as given, which clients refuse to do.
 *
 * @param late is sent once the server has sent something
 * @returns the whole response as it came over the wire, once the server has closed the connection
 */
export async function exchange({ url }: World, head: string[], body: string | Buffer = '', late = '') {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) }).on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  if (late !== '') {
    await once(socket, 'readable');
    socket.write(late);
  }
  return text(socket);
}
