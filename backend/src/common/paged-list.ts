import {
  applyDecorators,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
  type Type,
} from '@nestjs/common';
import { ApiOkResponse, type ApiResponseOptions } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ShapeAnswer, type AnswerShape } from './answer-shape.js';
import { Cursors } from './cursors.js';
import { nextAddress } from './next-address.js';
import type { Page } from './paging.js';

/** Opens sealed cursors of requests before the query is validated. */
@Injectable()
class OpenCursorGuard implements CanActivate {
  constructor(private readonly cursors: Cursors) {}

  canActivate(context: ExecutionContext): true {
    const request = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Querystring: { cursor?: unknown } }>>();
    const { cursor } = request.query;
    if (typeof cursor === 'string' && cursor !== '')
      request.query.cursor = this.cursors.open(listOf(request.url), cursor);
    return true;
  }
}

/** Lists stay plain arrays; the address of the next page and the number of rows are in headers. */
const asList: AnswerShape<Page<unknown>> = (page, { url, reply, cursors }) => {
  if (page.total !== undefined) void reply.header('X-Total-Count', page.total);
  if (page.nextCursor !== undefined) {
    const sealed = cursors.seal(listOf(url), page.nextCursor, page.isKeyShown);
    void reply.header('Link', `<${nextAddress(url, 'cursor', sealed)}>; rel="next"`);
  }
  return page.items;
};

const listOf = (url: string) => url.split('?', 1)[0] ?? '';

const LINK = {
  description: 'Address of the next page as `<…>; rel="next"`, while there are more rows',
  schema: { type: 'string' as const },
};
const COUNT = { type: 'integer' as const };

/**
 * For handlers that return a `Page`: documents the list and moves the paging into headers.
 *
 * @param countedWhen when the answer contains the total number of rows; never unless given
 * @param headers further headers of the answers
 */
export function PagedList(
  item: Type<unknown>,
  description: string,
  countedWhen?: string,
  headers: ApiResponseOptions['headers'] = {},
) {
  return applyDecorators(
    UseGuards(OpenCursorGuard),
    ShapeAnswer(asList),
    ApiOkResponse({
      type: [item],
      description,
      headers: {
        Link: LINK,
        ...(countedWhen !== undefined && {
          'X-Total-Count': { description: `Total number of rows, ${countedWhen}`, schema: COUNT },
        }),
        ...headers,
      },
    }),
  );
}

const COUNTED = 'Total number of rows; a count above 10,000 may be some minutes old';

/** For handlers whose `Page` is counted and requested by number, as in the console's tables. */
export function NumberedList(item: Type<unknown>, description: string) {
  return applyDecorators(
    UseGuards(OpenCursorGuard),
    ShapeAnswer(asList),
    ApiOkResponse({
      type: [item],
      description,
      headers: { 'X-Total-Count': { description: COUNTED, required: true, schema: COUNT } },
    }),
  );
}
