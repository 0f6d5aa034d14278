import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Place } from '@tidyhearth/domain';
import { messageOf } from '../common/message-of.js';
import { Config } from '../config/config.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { replaceGroups, replacePostcodes } from './geo-rows.js';

export interface LookedUpPlace extends Place {
  kind: 'unit' | 'outcode';
  code: string;
}

const FLUSH_MS = 1_000;
const MAX_WAITING = 1_000;

/**
 * Keeps what the postcode service answered. A timer writes it, so that a search, which only reads, never waits for a write.
 */
@Injectable()
export class LookedUpPlacesStore implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('postcodes.io');
  private waiting: LookedUpPlace[] = [];
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly config: Config,
    private readonly uow: UnitOfWork,
  ) {}

  onModuleInit(): void {
    if (!this.config.postcodesIoUrl) return;
    this.timer = setInterval(() => void this.flush(), FLUSH_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  enqueue(place: LookedUpPlace): void {
    if (this.waiting.length < MAX_WAITING) this.waiting.push(place);
  }

  async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    const places = this.waiting;
    this.waiting = [];
    const units = places.filter(({ kind }) => kind === 'unit');
    const outcodes = places.filter(({ kind }) => kind === 'outcode');
    try {
      await this.uow.run(async ({ sql }) => {
        await replacePostcodes(
          sql,
          units.map(({ code, ...place }) => ({
            ...place,
            postcode: code,
            isTerminated: false,
            isLookedUp: true,
          })),
        );
        await replaceGroups(
          sql,
          outcodes.map((place) => ({ ...place, units: 0, isDerived: false })),
        );
      });
    } catch (error) {
      // They are asked for again when next typed.
      this.logger.warn(`answers not kept: ${messageOf(error)}`);
    }
  }
}
