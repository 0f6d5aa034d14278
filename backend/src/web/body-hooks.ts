import { PHOTO_MAX_BYTES, REQUEST_TIMEOUT_MS } from '@tidyhearth/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CSP_REPORTS } from './csp.js';
import { AppError, invalid } from '../common/app-error.js';
import { limitBodyTime } from '../common/body-time.js';
import { noteAnswerOf } from './unreadable-request.js';

const READABLE = /^\s*(?:application\/json|multipart\/form-data)\s*(?:;|$)/i;
/** The only content coding. No body is long, and a compressed one could be of any length. */
const PLAIN = 'identity';
const REPORT = /^\s*application\/(?:csp-report|reports\+json)\s*(?:;|$)/i;
/** No call takes more than three levels. Code that walks a body recursively must not run out of stack. */
const MAX_DEPTH = 16;
/** Several times what any call takes. Checking very many fields or entries would hold up all other requests. */
const MAX_VALUES = 1000;

/** Refuses a body that no call could take before any other code looks at it. */
export function refuseUnreadableBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { headers, url } = request;
    const type = headers['content-type'];
    const readable = url === CSP_REPORTS ? REPORT : READABLE;
    const isPacked = hasBody(request) && (headers['content-encoding'] ?? PLAIN) !== PLAIN;
    const isReadable = !isPacked && (type === undefined || readable.test(type));
    done(isReadable ? undefined : new AppError('UNSUPPORTED_MEDIA'));
  });
  server.addHook('preValidation', (request, _reply, done) => {
    done(flawOf(request.body));
  });
}

/** Without a length or chunks there is no body, whatever content type the client sends. */
export const hasBody = ({ headers }: FastifyRequest): boolean => {
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
};

/** Answers 408, as Node does, if a request takes too long. Callers who may send a file get more time once that is known. */
export function limitSlowBodies(server: FastifyInstance): void {
  const tooLate = Object.assign(new Error('The body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(request)) {
      noteAnswerOf(reply.raw);
      limitBodyTime(raw, REQUEST_TIMEOUT_MS, () => server.server.emit('clientError', tooLate, raw.socket));
    }
    done();
  });
}

/** How much of a refused body is still read, and for how long. */
const REST_MAX_BYTES = PHOTO_MAX_BYTES + 64 * 1024;
const REST_MAX_MS = 5_000;

/**
 * An answer that ends its connection would cut off a client that is still sending before it has read the reason. So the
 * rest is read first and discarded. If the connection stays open, an unread rest would hold up the next request, which
 * behind a proxy is somebody else's; Node discards the rest by itself only of a body that nobody has begun to read.
 */
export function discardRestOfBodies(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (raw.destroyed || raw.readableEnded || !hasBody(request)) {
      done(null, payload);
      return;
    }
    const isAwaited = !raw.complete && endsConnection(reply);
    if (isAwaited) readRest(raw, () => done(null, payload));
    // Whoever was reading it may have stopped, and paused it by that.
    raw.unpipe().resume();
    if (!isAwaited) done(null, payload);
  });
}

const endsConnection = (reply: FastifyReply) =>
  !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close';

function readRest(body: FastifyRequest['raw'], then: () => void): void {
  let bytes = 0;
  const count = (part: Buffer) => {
    bytes += part.length;
    if (bytes > REST_MAX_BYTES) finish();
  };
  const finish = () => {
    clearTimeout(timer);
    body.off('data', count).off('close', finish);
    then();
  };
  const timer = setTimeout(finish, REST_MAX_MS);
  body.on('data', count).on('close', finish);
}

function flawOf(body: unknown): AppError | undefined {
  let level = [body];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter((value) => typeof value === 'object' && value !== null);
    if (objects.length > 0 && depth === MAX_DEPTH) return new AppError('BAD_REQUEST');
    for (const object of objects) {
      // Every object inherits these, so the check for unknown fields would miss them.
      const inherited = Object.keys(object).find((key) => key in Object.prototype);
      if (inherited !== undefined) return invalid(inherited, `property ${inherited} should not exist`);
    }
    level = objects.flatMap((object): unknown[] => Object.values(object));
    count += level.length;
    if (count > MAX_VALUES) return new AppError('BAD_REQUEST');
  }
  return undefined;
}
