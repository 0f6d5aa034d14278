import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../common/app-error.js';
import { errorBody } from '../common/error.filter.js';

/**
 * An address that can't be decoded reaches neither hooks nor filters. This answers it in the same shape as any other
 * error.
 */
export function refuseBadAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .headers({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
      'X-Request-Id': request.id,
    })
    .type('application/json; charset=utf-8')
    .status(400)
    .send(errorBody(new AppError('BAD_REQUEST'), request.id));
}
