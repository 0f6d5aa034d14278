import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';
import type { SearchResult } from './cleaner-search.js';

/** The list stays a plain array; what the postcode was taken for travels in `X-Search-Origin`. */
@Injectable()
export class SearchOriginInterceptor implements NestInterceptor<SearchResult, SearchResult> {
  intercept(context: ExecutionContext, next: CallHandler<SearchResult>): Observable<SearchResult> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      tap(({ origin }) => {
        if (!origin) return;
        const { postcode, precision } = origin;
        void reply.header('X-Search-Origin', JSON.stringify({ postcode, precision }));
      }),
    );
  }
}
