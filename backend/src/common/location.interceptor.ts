import {
  applyDecorators,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';

interface Made {
  id: number;
}

class LocationInterceptor implements NestInterceptor<Made, Made> {
  constructor(private readonly list: string) {}

  intercept(context: ExecutionContext, next: CallHandler<Made>): Observable<Made> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap(({ id }) => void reply.header('Location', `${this.list}/${id}`)));
  }
}

/** For a handler that makes something which `GET {list}/{id}` answers. */
export function CreatedAt(list: `/api/${string}`, type: Type<Made>) {
  return applyDecorators(
    UseInterceptors(new LocationInterceptor(list)),
    ApiCreatedResponse({
      type,
      headers: {
        Location: {
          description: 'Where it can be read',
          schema: { type: 'string', format: 'uri-reference' },
          example: `${list}/12`,
        },
      },
    }),
  );
}
