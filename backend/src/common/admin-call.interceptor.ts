import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';

/** Records what an admin reads and is refused; `admin/audit` does it. */
export abstract class AdminCallRecorder implements NestInterceptor {
  abstract intercept(context: ExecutionContext, next: CallHandler): Observable<unknown>;
}

/** On every call that is open to the admin, by `@Roles('admin')` itself, and on no other: it makes Nest slower. */
@Injectable()
export class AdminCallInterceptor implements NestInterceptor {
  constructor(private readonly recorder: AdminCallRecorder) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return this.recorder.intercept(context, next);
  }
}
