import { Injectable } from '@nestjs/common';
import { formatAmount } from '@tidyhearth/domain';
import { Config } from '../config/config.js';
import { GeoStatus } from '../geo/geo-status.js';
import type { SiteConfigResponse } from './site-config.response.js';

const BASIS_POINTS = 10_000;

@Injectable()
export class SiteConfigReader {
  constructor(
    private readonly config: Config,
    private readonly geo: GeoStatus,
  ) {}

  async read(): Promise<SiteConfigResponse> {
    const { bookingFeePence, platformFeeBasisPoints, launchCounty, supportEmail, isProduction } = this.config;
    const { precision, attribution } = await this.geo.current();
    return {
      bookingFee: formatAmount(bookingFeePence),
      platformFeeRate: platformFeeBasisPoints / BASIS_POINTS,
      launchCounty,
      supportEmail,
      geo: { precision, attribution },
      isDeveloperPagesOn: !isProduction,
    };
  }
}
