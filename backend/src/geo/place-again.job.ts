import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { HOUR_MS } from '@tidyhearth/domain';
import { JobLeasesService } from '../database/job-leases.service.js';
import { EventBus } from '../events/event-bus.js';
import { PositionsImproved } from './positions-improved.question.js';

/** Per kind and night: few enough to ask a service about. Those that it lately gave no answer about come first. */
const MAX_ROWS = 2_000;

/** Every night, looks up again who was placed only roughly because the postcode service gave no answer. */
@Injectable()
export class PlaceAgainJob {
  private readonly logger = new Logger('Geo');

  constructor(
    private readonly bus: EventBus,
    private readonly leases: JobLeasesService,
  ) {}

  @Cron('37 4 * * *', { timeZone: 'Europe/London' })
  async everyNight(): Promise<void> {
    await this.leases.runExclusively('place-again', HOUR_MS, async () => {
      const relocated = await this.bus.ask(new PositionsImproved(MAX_ROWS));
      for (const { what, count } of relocated)
        if (count > 0) this.logger.log(`${count} ${what} placed again`);
    });
  }
}
