import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../common/app-error.js';

const ORIGIN = /^https?:\/\/[^/?#]+/i;

/**
 * A request may name the whole address, as proxies do (RFC 9112, 3.2.2). Without its origin it is treated like any other,
 * by the routes and by everything that looks at the path.
 */
export const withoutOrigin = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  url.startsWith('/') ? url : url.replace(ORIGIN, '') || '/';

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
