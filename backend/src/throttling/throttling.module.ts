import { Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { Config } from '../config/config.js';
import { LimitStorageService } from './limit-storage.service.js';

/** Per route and address. Pages poll and offices share an address, so this only stops floods. */
const DEFAULT = { limit: 1200, ttl: 60_000 };

@Module({ providers: [LimitStorageService], exports: [LimitStorageService] })
class LimitStorageModule {}

@Module({
  imports: [
    LimitStorageModule,
    ThrottlerModule.forRootAsync({
      imports: [LimitStorageModule],
      inject: [Config, LimitStorageService],
      useFactory: ({ rateLimits }: Config, storage: LimitStorageService) => ({
        throttlers: [{ name: 'default', ...DEFAULT }],
        skipIf: () => !rateLimits,
        storage,
      }),
    }),
  ],
  exports: [ThrottlerModule, LimitStorageModule],
})
export class ThrottlingModule {}
