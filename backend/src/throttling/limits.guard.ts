import { Injectable, type ExecutionContext } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { AppError } from '../common/app-error.js';

/** Too many calls are refused in our own error shape, with the time to wait. */
@Injectable()
export class LimitsGuard extends ThrottlerGuard {
  protected override async throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: timeToBlockExpire });
  }
}
