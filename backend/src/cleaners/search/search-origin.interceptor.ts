import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';
import type { ResolvedPostcode } from '../../geo/resolved-postcode.js';
import type { SearchResult } from './cleaner-search.service.js';

/** What `X-Search-Origin` says about the postcode that was searched for. */
export const toSearchOrigin = ({ postcode, precision }: ResolvedPostcode) => ({ postcode, precision });

/** The list stays a plain array; what the postcode was taken for travels in `X-Search-Origin`. */
@Injectable()
export class SearchOriginInterceptor implements NestInterceptor<SearchResult, SearchResult> {
  intercept(context: ExecutionContext, next: CallHandler<SearchResult>): Observable<SearchResult> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      tap(({ origin }) => {
        if (!origin) return;
        void reply.header('X-Search-Origin', JSON.stringify(toSearchOrigin(origin)));
      }),
    );
  }
}
