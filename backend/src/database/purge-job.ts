import { BatchedJob } from './batched-job.js';
import type { JobLeasesService } from './job-leases.service.js';
import { PURGED_AT_ONCE, type Purge } from './purge.queries.js';
import type { SqlValue } from './sql-value.js';
import type { UnitOfWork } from './unit-of-work.js';

/** Deletes old rows in batches, so that requests are served in between. */
export abstract class PurgeJob extends BatchedJob {
  protected constructor(
    name: string,
    leases: JobLeasesService,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super(name, leases);
  }

  /** @param bound the value of the purge's condition */
  protected async purgeAll(purge: Purge, bound: number): Promise<void> {
    while (!this.isStopping && (await this.purgeSome(purge, bound)) === PURGED_AT_ONCE);
  }

  private purgeSome({ list, remove }: Purge, bound: number): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      const keys = await tx.sql.all(list, [bound]);
      const values = keys.flatMap((key) => Object.values(key)) as SqlValue[];
      if (keys.length > 0) await tx.sql.run(remove(keys), [...values, bound]);
      return keys.length;
    });
  }
}
