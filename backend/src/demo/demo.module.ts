import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { FilesModule } from '../files/files.module.js';
import { GeoModule } from '../geo/geo.module.js';
import { DemoMarket } from './demo-market.js';

@Module({ imports: [AuthModule, FilesModule, GeoModule], providers: [DemoMarket] })
export class DemoModule {}
