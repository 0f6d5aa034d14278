import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Config } from './config.js';
import { Secrets } from './secrets.js';

@Global()
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: Config, useValue: config }, Secrets],
      exports: [Config, Secrets],
    };
  }
}
