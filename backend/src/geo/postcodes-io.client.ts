import { Injectable, Logger } from '@nestjs/common';
import type { ParsedPostcode } from '@tidyhearth/domain';
import { z } from 'zod';
import { messageOf } from '../common/message-of.js';
import { Config } from '../config/config.js';
import { LookedUpPlacesStore } from './looked-up-places.store.js';
import { AREAS_NOT_COVERED } from './starter/areas.js';
import type { FoundPlace } from './stored-places.service.js';

const TIMEOUT_MS = 2_000;
/** After a failure, searches do without the service for this long instead of each waiting for it. */
const PAUSE_MS = 30_000;

/**
 * `unknown` is an answer: the service has no such place, or is not asked about it. Without an answer, it may still know
 * the place.
 */
export type LookedUp = FoundPlace | 'unknown' | 'no answer';

/** The position may be missing even for a postcode that the service knows. */
const Answer = z.object({
  result: z.object({
    latitude: z.number().min(49).max(61.5).nullable(),
    longitude: z.number().min(-9).max(2.5).nullable(),
  }),
});

/**
 * A postcodes.io service, the public one or your own, which is asked about postcodes that our table lacks. Off unless its
 * address is configured. Northern Ireland is left out: going through the service doesn't make that data free to use.
 */
@Injectable()
export class PostcodesIoClient {
  private readonly logger = new Logger('postcodes.io');
  private pausedUntil = 0;

  constructor(
    private readonly config: Config,
    private readonly answers: LookedUpPlacesStore,
  ) {}

  async find({ kind, postcode, area }: ParsedPostcode): Promise<LookedUp> {
    const base = this.config.postcodesIoUrl?.replace(/\/+$/, '');
    if (!base || kind === 'sector' || AREAS_NOT_COVERED.has(area)) return 'unknown';
    if (Date.now() < this.pausedUntil) return 'no answer';
    const list = kind === 'unit' ? 'postcodes' : 'outcodes';
    try {
      const place = await this.ask(`${base}/${list}/${encodeURIComponent(postcode)}`);
      if (!place) return 'unknown';
      this.answers.enqueue({ kind, code: postcode, ...place });
      return { ...place, precision: kind === 'unit' ? 'unit' : 'district' };
    } catch (error) {
      this.pausedUntil = Date.now() + PAUSE_MS;
      this.logger.warn(`no answer: ${messageOf(error)}`);
      return 'no answer';
    }
  }

  private async ask(url: string) {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { latitude, longitude } = Answer.parse(await response.json()).result;
    return latitude === null || longitude === null ? undefined : { latitude, longitude };
  }
}
