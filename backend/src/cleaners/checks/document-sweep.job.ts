import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { HOUR_MS } from '@tidyhearth/domain';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { Sql } from '../../database/sql.js';
import { DocumentStore } from '../../files/document.store.js';
import { LIST_KEPT_FILES } from './checks.queries.js';

/** Files are stored before their rows, so a new one may belong to an upload in progress. */
const GRACE_MS = 24 * HOUR_MS;

/**
 * Removes files that no row refers to, every night. They are left behind by crashes, or if the store was unavailable
 * when they should have been deleted.
 */
@Injectable()
export class DocumentSweepJob {
  private readonly logger = new Logger('Documents');

  constructor(
    private readonly sql: Sql,
    private readonly store: DocumentStore,
    private readonly leases: JobLeasesService,
  ) {}

  @Cron('7 4 * * *', { timeZone: 'Europe/London' })
  async everyNight(): Promise<void> {
    await this.leases.runExclusively('document-sweep', HOUR_MS, () => this.sweep(Date.now()));
  }

  async sweep(now: number): Promise<void> {
    let removed = 0;
    for await (const keys of this.store.keys()) {
      if (keys.length === 0) continue;
      const rows = await this.sql.all(LIST_KEPT_FILES(keys), keys);
      const kept = new Set(rows.map(({ fileKey }) => fileKey));
      for (const key of keys.filter((file) => !kept.has(file))) {
        if ((await this.store.putAt(key)) > now - GRACE_MS) continue;
        await this.store.delete(key);
        removed += 1;
      }
    }
    if (removed > 0) this.logger.log(`${removed} forgotten documents removed`);
  }
}
