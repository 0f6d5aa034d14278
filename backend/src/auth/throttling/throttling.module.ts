import { Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { Config } from '../../config/config.js';
import { LimitStorage } from './limit-storage.js';

/** Per route and address. Pages poll and offices share an address, so this is only a dam against floods. */
const DEFAULT = { limit: 1200, ttl: 60_000 };

@Module({ providers: [LimitStorage], exports: [LimitStorage] })
class LimitStorageModule {}

@Module({
  imports: [
    ThrottlerModule.forRootAsync({
      imports: [LimitStorageModule],
      inject: [Config, LimitStorage],
      useFactory: ({ rateLimits }: Config, storage: LimitStorage) => ({
        throttlers: [{ name: 'default', ...DEFAULT }],
        setHeaders: false,
        skipIf: () => !rateLimits,
        storage,
      }),
    }),
  ],
  exports: [ThrottlerModule],
})
export class ThrottlingModule {}
