import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { CleanersModule } from '../cleaners/cleaners.module.js';
import { FilesModule } from '../files/files.module.js';
import { GeoModule } from '../geo/geo.module.js';
import { DemoMarketService } from './demo-market.service.js';

@Module({ imports: [AuthModule, CleanersModule, FilesModule, GeoModule], providers: [DemoMarketService] })
export class DemoModule {}
