import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Method and route pattern. Never the URL, which contains what people type. */
export function operationOf(context: ExecutionContext): string {
  const { method, routeOptions } = context.switchToHttp().getRequest<FastifyRequest>();
  return `${method} ${routeOptions.url ?? ''}`.slice(0, 120);
}
