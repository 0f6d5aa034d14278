import { Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { Config } from '../config/config.js';
import { DEFAULT_LIMIT } from './default-limit.js';
import { LimitStorageService } from './limit-storage.service.js';

@Module({ providers: [LimitStorageService], exports: [LimitStorageService] })
class LimitStorageModule {}

@Module({
  imports: [
    LimitStorageModule,
    ThrottlerModule.forRootAsync({
      imports: [LimitStorageModule],
      inject: [Config, LimitStorageService],
      useFactory: ({ rateLimits }: Config, storage: LimitStorageService) => ({
        throttlers: [{ name: 'default', ...DEFAULT_LIMIT }],
        skipIf: () => !rateLimits,
        storage,
      }),
    }),
  ],
  exports: [ThrottlerModule, LimitStorageModule],
})
export class ThrottlingModule {}
