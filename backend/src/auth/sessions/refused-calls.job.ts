import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { HOUR_MS, MINUTE_MS } from '@tidyhearth/domain';
import { messageOf } from '../../common/message-of.js';
import { RefusedCallsService } from './refused-calls.service.js';

/** Logs counted refusals once their hour is over, or the process stops. Each replica has counts of its own. */
@Injectable()
export class RefusedCallsJob implements OnModuleDestroy {
  private readonly logger = new Logger('RefusedCalls');

  constructor(private readonly refused: RefusedCallsService) {}

  @Interval(MINUTE_MS)
  everyMinute(): Promise<void> {
    return this.log(Date.now() - HOUR_MS);
  }

  onModuleDestroy(): Promise<void> {
    return this.log(Date.now());
  }

  private async log(until: number): Promise<void> {
    try {
      await this.refused.logCounted(until);
    } catch (error) {
      this.logger.warn(`counted refusals were not logged: ${messageOf(error)}`);
    }
  }
}
