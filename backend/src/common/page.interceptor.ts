import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { Cursors } from './cursors.js';
import type { Page } from './paging.js';

/**
 * Lists stay plain arrays: where the next page is and how many rows there are travels in headers. Cursors leave sealed
 * and are opened before the query is checked.
 */
@Injectable()
class PageInterceptor implements NestInterceptor<Page<unknown>, unknown[]> {
  constructor(private readonly cursors: Cursors) {}

  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown[]> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest<{ Querystring: { cursor?: unknown } }>>();
    const [list = ''] = request.url.split('?', 1);
    const { cursor } = request.query;
    if (typeof cursor === 'string' && cursor !== '') request.query.cursor = this.cursors.open(list, cursor);
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((page) => {
        if (page.total !== undefined) void reply.header('X-Total-Count', page.total);
        if (page.nextCursor !== undefined)
          void reply.header(
            'Link',
            `<${nextAddress(request.url, this.cursors.seal(list, page.nextCursor))}>; rel="next"`,
          );
        return page.items;
      }),
    );
  }
}

function nextAddress(url: string, cursor: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const params = new URLSearchParams(query);
  params.set('cursor', cursor);
  return `${path}?${params.toString()}`;
}

const LINK = {
  description: '`<…>; rel="next"` while there are more rows',
  schema: { type: 'string' as const },
};
const COUNT = { type: 'integer' as const };

/**
 * For a handler that answers a `Page`: documents the list and moves the paging into headers.
 *
 * @param countedWhen when the list says how many rows there are in all; unless given, never
 */
export function PagedList(item: Type<unknown>, description: string, countedWhen?: string) {
  return applyDecorators(
    UseInterceptors(PageInterceptor),
    ApiOkResponse({
      type: [item],
      description,
      headers: {
        Link: LINK,
        ...(countedWhen !== undefined && {
          'X-Total-Count': { description: `Rows in all: ${countedWhen}`, schema: COUNT },
        }),
      },
    }),
  );
}

/** For a handler whose `Page` is counted and asked for by its number, as the console's tables do. */
export function NumberedList(item: Type<unknown>, description: string) {
  return applyDecorators(
    UseInterceptors(PageInterceptor),
    ApiOkResponse({
      type: [item],
      description,
      headers: { 'X-Total-Count': { description: 'Rows in all', required: true, schema: COUNT } },
    }),
  );
}
