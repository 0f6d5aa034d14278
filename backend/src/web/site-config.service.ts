import { Injectable } from '@nestjs/common';
import { BASIS_POINTS, formatAmount } from '@tidyhearth/domain';
import { Config } from '../config/config.js';
import { GeoStatusService } from '../geo/geo-status.service.js';
import type { SiteConfigResponse } from './site-config.response.js';

@Injectable()
export class SiteConfigService {
  constructor(
    private readonly config: Config,
    private readonly geo: GeoStatusService,
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
