import { Injectable } from '@nestjs/common';
import { ERRORS, MINUTE_MS, parsePostcode, suggestPostcode, type ParsedPostcode } from '@tidyhearth/domain';
import { LRUCache } from 'lru-cache';
import { AppError } from '../common/app-error.js';
import { PostcodesIoClient } from './postcodes-io.client.js';
import type { ResolvedPostcode } from './resolved-postcode.js';
import { AREAS_NOT_COVERED } from './starter/areas.js';
import { isUkArea } from './starter/starter-table.js';
import { StoredPlacesService, type FoundPlace } from './stored-places.service.js';

const CACHED_PLACES = 20_000;
/** An import may run in another process; its positions are used after this time at the latest. */
const CACHE_MS = 10 * MINUTE_MS;

/** Turns what a person typed into a position. Ask before opening a transaction, never inside one. */
@Injectable()
export class PostcodeGeocoderService {
  private readonly cache = new LRUCache<string, { place?: FoundPlace }>({
    max: CACHED_PLACES,
    ttl: CACHE_MS,
  });

  constructor(
    private readonly stored: StoredPlacesService,
    private readonly postcodesIo: PostcodesIoClient,
  ) {}

  /**
   * The full postcode if it is known, else the smallest known place around it; `precision` says which.
   *
   * @throws AppError POSTCODE_INVALID, POSTCODE_NOT_FOUND or POSTCODE_NOT_COVERED, worded for the person who typed it
   */
  async resolve(typed: unknown): Promise<ResolvedPostcode> {
    const parsed = parsePostcode(typed);
    if (!parsed) throw invalidPostcode(typed);
    const cached = this.cache.get(parsed.postcode);
    const place = cached ? cached.place : await this.find(parsed);
    if (!place) throw unknownPostcode(parsed);
    return { postcode: parsed.postcode, outcode: parsed.outcode, area: parsed.area, ...place };
  }

  /** Call this after an import. */
  forget(): void {
    this.cache.clear();
  }

  private async find(parsed: ParsedPostcode): Promise<FoundPlace | undefined> {
    const unit = parsed.kind === 'unit' ? await this.stored.findUnit(parsed.postcode) : undefined;
    if (unit) return this.remember(parsed, unit);
    const around = await this.stored.findGroup(parsed);
    // For an outward code, its middle is all there is to know.
    if (parsed.kind === 'outcode' && around?.precision === 'district') return this.remember(parsed, around);
    const lookedUp = await this.postcodesIo.find(parsed);
    // Not cached, so that the next look-up is exact once the service answers again.
    if (lookedUp === 'no answer') return around;
    return this.remember(parsed, lookedUp === 'unknown' ? around : lookedUp);
  }

  private remember({ postcode }: ParsedPostcode, place: FoundPlace | undefined): FoundPlace | undefined {
    this.cache.set(postcode, { place });
    return place;
  }
}

type PostcodeErrorCode = 'POSTCODE_INVALID' | 'POSTCODE_NOT_FOUND' | 'POSTCODE_NOT_COVERED';

/** Names the field as a failed validation does, so that a form can show it there. */
function refused(code: PostcodeErrorCode, message: string = ERRORS[code][1], suggestion?: string): AppError {
  return new AppError(code, {
    message,
    details: [{ path: 'postcode', msg: message }],
    ...(suggestion === undefined ? {} : { extra: { suggestion } }),
  });
}

function invalidPostcode(typed: unknown): AppError {
  const meant = suggestPostcode(typed, isUkArea);
  return meant === undefined
    ? refused('POSTCODE_INVALID')
    : refused('POSTCODE_INVALID', `That doesn't look like a UK postcode. Did you mean ${meant}?`, meant);
}

function unknownPostcode({ postcode, area }: ParsedPostcode): AppError {
  const land = AREAS_NOT_COVERED.get(area);
  if (land) {
    const where = land.startsWith('Isle') ? `the ${land}` : land;
    return refused('POSTCODE_NOT_COVERED', `${postcode} is in ${where}, which we do not cover yet.`);
  }
  const meant = suggestPostcode(postcode, isUkArea, true);
  return meant === undefined
    ? refused('POSTCODE_NOT_FOUND')
    : refused('POSTCODE_NOT_FOUND', `We don't know the postcode ${postcode}. Did you mean ${meant}?`, meant);
}
