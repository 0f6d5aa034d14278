import { Injectable, type CallHandler, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { catchError, concatMap, type Observable } from 'rxjs';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { AdminCallRecorder } from '../../common/admin-call.interceptor.js';
import { operationOf } from '../../common/operation.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { ChangedEach } from '../../users/change-each.js';
import { EXPORT_KEY, REFUSALS_KEY, VIEW_KEY, type AuditedViewOf } from './audited.js';
import { ConsoleActFailed, FileViewed, RecordsExported } from './console.events.js';

type ConsoleRequest = FastifyRequest<{ Params: { id?: string }; Querystring: Record<string, unknown> }> & {
  user?: Actor;
};

/** Query parameters that are not filters. They don't affect which rows an export contains. */
const ORDER_AND_PAGE: ReadonlySet<string> = new Set(['page', 'perPage', 'order', 'sort']);

/** Records an admin's reads, exports and refused actions. Successful actions record events of their own. */
@Injectable()
export class AdminCallRecorderService extends AdminCallRecorder {
  constructor(
    private readonly reflector: Reflector,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<ConsoleRequest>();
    const { user } = request;
    if (!user?.isAdmin) return next.handle();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await this.record([
          ...this.readingOf(context, request, user.userId),
          ...this.refusalsIn(answer, context, user.userId),
        ]);
        return answer;
      }),
      catchError(async (error: unknown) => {
        // A request with invalid fields (400) is not an action.
        const isRefused = error instanceof AppError && error.status > 400 && error.status < 500;
        if (isRefused && request.method !== 'GET')
          await this.record([new ConsoleActFailed(user.userId, operationOf(context), error.code)]);
        throw error;
      }),
    );
  }

  private readingOf(context: ExecutionContext, { params, query }: ConsoleRequest, adminId: number): object[] {
    const view = this.reflector.get<AuditedViewOf | undefined>(VIEW_KEY, context.getHandler());
    if (view) return [new FileViewed(adminId, view.action, view.targetType, Number(params.id))];
    const file = this.reflector.get<string | undefined>(EXPORT_KEY, context.getHandler());
    if (file === undefined) return [];
    const filters = Object.keys(query).filter((name) => !ORDER_AND_PAGE.has(name));
    return [new RecordsExported(adminId, file, filters)];
  }

  private refusalsIn(answer: unknown, context: ExecutionContext, adminId: number): object[] {
    if (!this.reflector.get<boolean | undefined>(REFUSALS_KEY, context.getHandler())) return [];
    const { refused } = answer as Pick<ChangedEach, 'refused'>;
    const operation = operationOf(context);
    return refused.map(({ userId, code }) => new ConsoleActFailed(adminId, operation, code, userId));
  }

  private async record(events: readonly object[]): Promise<void> {
    if (events.length > 0)
      await this.unitOfWork.run(async (tx) => events.forEach((event) => tx.record(event)));
  }
}
