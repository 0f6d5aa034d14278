import type { OnModuleDestroy } from '@nestjs/common';
import { HOUR_MS } from '@tidyhearth/domain';
import type { JobLeasesService } from './job-leases.service.js';

/** A job of many short batches. When the application stops, it waits for the current batch, after which the job ends. */
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
    // A run that finds the lease taken ends before the run that holds it.
    this.running = Promise.all([this.running, run]);
    await run;
  }
}
