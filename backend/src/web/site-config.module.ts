import { Module } from '@nestjs/common';
import { GeoModule } from '../geo/geo.module.js';
import { SiteConfigController } from './site-config.controller.js';
import { SiteConfigService } from './site-config.service.js';

@Module({
  imports: [GeoModule],
  controllers: [SiteConfigController],
  providers: [SiteConfigService],
})
export class SiteConfigModule {}
