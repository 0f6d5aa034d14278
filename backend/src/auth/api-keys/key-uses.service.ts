import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { MINUTE_MS } from '@tidyhearth/domain';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { NOTE_USE } from './api-keys.queries.js';

/** Records when a key was last used, at most once a minute. The call doesn't wait for it. */
@Injectable()
export class KeyUsesService implements OnModuleDestroy {
  private readonly logger = new Logger('ApiKeys');
  private readonly underWay = new Map<number, Promise<void>>();

  constructor(private readonly unitOfWork: UnitOfWork) {}

  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.underWay.values());
  }

  note(keyId: number, lastUsedAt: number | null): void {
    const now = Date.now();
    if ((lastUsedAt ?? 0) > now - MINUTE_MS || this.underWay.has(keyId)) return;
    const written = this.write(keyId, now).finally(() => this.underWay.delete(keyId));
    this.underWay.set(keyId, written);
  }

  private async write(keyId: number, now: number): Promise<void> {
    try {
      await this.unitOfWork.run((tx) => tx.sql.run(NOTE_USE, [now, keyId, now - MINUTE_MS]));
    } catch (error) {
      this.logger.warn(`the last use of a key was not written: ${String(error)}`);
    }
  }
}
