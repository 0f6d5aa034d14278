import type { FastifyInstance } from 'fastify';
import { AppError, invalid } from '../common/app-error.js';

const READABLE = /^\s*(?:application\/json|multipart\/form-data)\s*(?:;|$)/i;
/** Three levels are the most that a call takes; code that walks a body recursively must not run out of stack. */
const MAX_DEPTH = 16;

/** What no call could take is refused before any code looks at it. */
export function refuseUnreadableBodies(server: FastifyInstance): void {
  server.addHook('onRequest', ({ headers }, _reply, done) => {
    const type = headers['content-type'];
    done(type === undefined || READABLE.test(type) ? undefined : new AppError('UNSUPPORTED_MEDIA'));
  });
  server.addHook('preValidation', (request, _reply, done) => {
    done(flawOf(request.body));
  });
}

function flawOf(body: unknown): AppError | undefined {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    const objects = level.filter((value) => typeof value === 'object' && value !== null);
    if (objects.length > 0 && depth === MAX_DEPTH) return new AppError('BAD_REQUEST');
    for (const object of objects) {
      // Every object inherits these: the check for fields that a call doesn't name would pass over them.
      const inherited = Object.keys(object).find((key) => key in Object.prototype);
      if (inherited !== undefined) return invalid(inherited, `property ${inherited} should not exist`);
    }
    level = objects.flatMap((object): unknown[] => Object.values(object));
  }
  return undefined;
}
