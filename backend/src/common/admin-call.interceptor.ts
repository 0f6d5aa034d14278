import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';

/** Records what an admin reads and which calls are refused. Implemented in `admin/audit`. */
export abstract class AdminCallRecorder implements NestInterceptor {
  abstract intercept(context: ExecutionContext, next: CallHandler): Observable<unknown>;
}

/**
 * Added by `@Roles('admin')` to exactly those calls that are open to the admin, because an interceptor on all calls
 * would slow Nest down.
 */
@Injectable()
export class AdminCallInterceptor implements NestInterceptor {
  constructor(private readonly recorder: AdminCallRecorder) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return this.recorder.intercept(context, next);
  }
}
