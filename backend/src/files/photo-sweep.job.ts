import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { HOUR_MS } from '@tidyhearth/domain';
import { JobLeasesService } from '../database/job-leases.service.js';
import { EventBus } from '../events/event-bus.js';
import { ADDRESS, KEY } from './photo-address.js';
import { PhotosInUse } from './photos-in-use.question.js';
import { PhotoStore } from './photo.store.js';

/** A file comes before its row, so a young one may be of an upload under way. */
const GRACE_MS = 24 * HOUR_MS;

/**
 * Every night, photos that no row names are removed: what a crash between file and row, or before a removal, left
 * behind.
 */
@Injectable()
export class PhotoSweepJob {
  private readonly logger = new Logger('Photos');

  constructor(
    private readonly store: PhotoStore,
    private readonly bus: EventBus,
    private readonly leases: JobLeasesService,
  ) {}

  @Cron('47 3 * * *', { timeZone: 'Europe/London' })
  async everyNight(): Promise<void> {
    await this.leases.runExclusively('photo-sweep', HOUR_MS, () => this.sweep(Date.now()));
  }

  async sweep(now: number): Promise<void> {
    let removed = 0;
    for await (const keys of this.store.keys()) {
      const photos = keys.filter((key) => KEY.test(key));
      // Only strange files: a list of none is no SQL to MariaDB.
      if (photos.length === 0) continue;
      const named = await this.findInUse(photos.map((key) => ADDRESS + key));
      for (const key of photos.filter((photo) => !named.has(ADDRESS + photo))) {
        if ((await this.store.putAt(key)) > now - GRACE_MS) continue;
        await this.store.delete(key);
        removed += 1;
      }
    }
    if (removed > 0) this.logger.log(`${removed} forgotten photos removed`);
  }

  private async findInUse(addresses: readonly string[]): Promise<Set<string>> {
    const answers = await this.bus.ask(new PhotosInUse(addresses));
    // Without anybody to ask, every photo would look unused.
    if (answers.length === 0) throw new Error('nobody is known to keep photos');
    return new Set(answers.flat());
  }
}
