import {
  applyDecorators,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { DAY_MS } from '@tidyhearth/domain';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';

const NOTICE_DAYS = 180;

export const DEPRECATED = 'x-deprecated';

export interface Deprecation {
  /** The day from which new clients should not use the call: `2026-11-23`. */
  since: string;
  /** The day from which the call may be gone, at least 180 days later; without it, the call stays. */
  sunset?: string;
  /** What to use instead: the name of a call. */
  instead: string;
}

class DeprecationInterceptor implements NestInterceptor {
  private readonly headers: [name: string, value: string][];

  /** `Deprecation` contains seconds since 1970 (RFC 9745), `Sunset` an HTTP date (RFC 8594). */
  constructor({ since, sunset }: Deprecation) {
    this.headers = [['Deprecation', `@${Date.parse(since) / 1000}`]];
    if (sunset !== undefined) this.headers.push(['Sunset', new Date(sunset).toUTCString()]);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    for (const [name, value] of this.headers) void reply.header(name, value);
    return next.handle();
  }
}

/** For deprecated calls: their answers and the API document say so. */
export function Deprecated(deprecation: Deprecation) {
  const { since, sunset } = deprecation;
  if (sunset !== undefined && Date.parse(sunset) - Date.parse(since) < NOTICE_DAYS * DAY_MS)
    throw new Error(`a call ends ${NOTICE_DAYS} days after it was deprecated, or later`);
  return applyDecorators(
    UseInterceptors(new DeprecationInterceptor(deprecation)),
    ApiExtension(DEPRECATED, deprecation),
  );
}
