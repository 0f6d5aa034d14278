import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../common/app-error.js';
import { isDecodable } from '../config/database-url.js';
import { isPageAddress } from './page-address.js';

const ORIGIN = /^https?:\/\/[^/?#]+/i;
/** Letters and digits that nobody had to encode. */
const PLAIN_CHARACTER = /%(?:3\d|[46][1-9a-f]|[57][\da])/gi;

/**
 * The address by which a request is routed, and that everything sees which looks at the path.
 *
 * A request may name the whole address, as proxies do (RFC 9112, 3.2.2); its origin is left out. `/%61pi` is `/api`
 * (RFC 3986, 6.2.2.2). A browser that opens an address that can't be decoded gets the page for unknown addresses: the
 * percent signs count as typed.
 */
export function routedAddress({ url = '/', headers }: IncomingMessage): string {
  const address = url.startsWith('/') ? url : withoutOrigin(url);
  if (!address.includes('%')) return address;
  const [path = '', ...query] = address.split('?');
  if (isDecodable(path)) return [path.replace(PLAIN_CHARACTER, decodeURIComponent), ...query].join('?');
  if (!headers.accept?.includes('text/html') || !isPageAddress(path)) return address;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

function withoutOrigin(url: string): string {
  const address = url.replace(ORIGIN, '');
  return address === url || address.startsWith('/') ? address : `/${address}`;
}

/** With two hosts, a proxy could believe another than we do; RFC 9112, 3.2 has both none and two refused. */
export function refuseUnclearHost(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && isHost(name)).length;
    const isClear = hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0');
    done(isClear ? undefined : new AppError('BAD_REQUEST'));
  });
}

const isHost = (name: string) => name.length === 4 && name.toLowerCase() === 'host';

/**
 * Node answers an expectation other than `100-continue` by itself, in another shape than ours. RFC 9110, 10.1.1 lets a
 * server ignore it.
 */
export function ignoreUnknownExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
