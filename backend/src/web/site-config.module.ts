import { Module } from '@nestjs/common';
import { GeoModule } from '../geo/geo.module.js';
import { SiteConfigController } from './site-config.controller.js';
import { SiteConfigReader } from './site-config.reader.js';

@Module({
  imports: [GeoModule],
  controllers: [SiteConfigController],
  providers: [SiteConfigReader],
})
export class SiteConfigModule {}
