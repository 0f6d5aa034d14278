import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { HOUR_MS } from '@tidyhearth/domain';
import { JobLeasesService } from '../database/job-leases.service.js';
import { EventBus } from '../events/event-bus.js';
import { ADDRESS, KEY } from './photo-address.js';
import { PhotosInUse } from './photos-in-use.question.js';
import { PhotoStore } from './photo.store.js';

/** A file is stored before its row, so a recent one may belong to an upload that is still running. */
const GRACE_MS = 24 * HOUR_MS;

/**
 * Removes photos every night that no row refers to: left behind by a crash between storing the file and its row, or before a
 * removal.
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
      // Skip if there are only unknown files: MariaDB does not accept an empty list.
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
    // If nobody answered, every photo would look unused.
    if (answers.length === 0) throw new Error('nobody is known to keep photos');
    return new Set(answers.flat());
  }
}
