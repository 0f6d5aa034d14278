import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { MINUTE_MS } from '@tidyhearth/domain';
import { Sql } from '../database/sql.js';
import { COUNT_LOADED_AREAS, LIST_LICENCES } from './geo.queries.js';

export interface GeoState {
  /** `full` once the imported full postcodes span the country. */
  precision: 'starter' | 'full';
  /** Lines that the licences of the imported data require us to show. */
  attribution: string[];
  /** A notice for the start-up log and for readiness, if there is anything to say. */
  notice?: string;
}

const NOTICE = 'starter postcode table in use: run geo:import for full precision';
/** Great Britain has 120 postcode areas. If a release lacks a few, the rest is still trusted. */
const AREAS_OF_THE_COUNTRY = 115;
const REFRESH_MS = MINUTE_MS;

@Injectable()
export class GeoStatusService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Geo');
  private known?: { state: Promise<GeoState>; until: number };

  constructor(private readonly sql: Sql) {}

  async onApplicationBootstrap(): Promise<void> {
    const { notice } = await this.current();
    if (notice) this.logger.warn(notice);
  }

  /** At most a minute old: an import may run in another process. */
  async current(): Promise<GeoState> {
    if (!this.known || this.known.until <= Date.now()) {
      const state = this.read();
      this.known = { state, until: Date.now() + REFRESH_MS };
      state.catch(() => this.refresh());
    }
    return this.known.state;
  }

  refresh(): void {
    this.known = undefined;
  }

  private async read(): Promise<GeoState> {
    const loaded = await this.sql.one(COUNT_LOADED_AREAS);
    const licences = await this.sql.all(LIST_LICENCES);
    const attribution = latestOfEach(licences.flatMap(({ licence }) => licence.split('\n')));
    return (loaded?.areas ?? 0) >= AREAS_OF_THE_COUNTRY
      ? { precision: 'full', attribution }
      : { precision: 'starter', attribution, notice: NOTICE };
  }
}

/** Keeps the last of lines that differ only in the year. */
function latestOfEach(lines: readonly string[]): string[] {
  return [
    ...new Map(lines.filter((line) => line !== '').map((line) => [line.replace(/\d{4}/, ''), line])).values(),
  ];
}
