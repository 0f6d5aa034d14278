import type { OnModuleDestroy } from '@nestjs/common';
import { HOUR_MS } from '@tidyhearth/domain';
import type { JobLeasesService } from './job-leases.service.js';

/** A job of many short batches. It ends after the one under way when the application stops, which waits for that. */
export abstract class BatchedJob implements OnModuleDestroy {
  protected isStopping = false;
  private running: Promise<unknown> = Promise.resolve();

  protected constructor(
    private readonly name: string,
    private readonly leases: JobLeasesService,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.running;
  }

  protected async runExclusively(work: () => Promise<void>): Promise<void> {
    const run = this.leases.runExclusively(this.name, HOUR_MS, work);
    // One that finds the lease taken ends before the one that has it.
    this.running = Promise.all([this.running, run]);
    await run;
  }
}
