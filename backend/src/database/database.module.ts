import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Cursors } from '../common/cursors.js';
import { Config } from '../config/config.js';
import { createDataSource } from './data-source.js';
import { isOutage } from './engine.js';
import { EngineHintsService } from './engine-hints.service.js';
import { IdempotencyService } from './idempotency.service.js';
import { JobLeasesService } from './job-leases.service.js';
import { PurgeIdempotencyKeysJob } from './purge-idempotency-keys.job.js';
import { QueryCountLogger } from './query-count.logger.js';
import { ReadSql } from './read-sql.js';
import { ServerDataSource } from './server-data-source.js';
import { SealedCursorsService } from './sealed-cursors.service.js';
import { Sql } from './sql.js';
import { refuseUnfinishedRestore } from './unfinished-restore.js';
import { UnitOfWork } from './unit-of-work.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        config,
        // A server may still be starting. Any other failure would only repeat itself.
        retryAttempts: 10,
        retryDelay: 3000,
        toRetry: isOutage,
      }),
      dataSourceFactory: async (options) => {
        const { config } = options as unknown as { config: Config };
        const dataSource = await createDataSource(config);
        await dataSource.initialize();
        const isServer = dataSource instanceof ServerDataSource;
        await refuseUnfinishedRestore(dataSource, isServer ? 'server' : 'file');
        await dataSource.runMigrations({ transaction: 'each' });
        if (dataSource instanceof ServerDataSource) await dataSource.boundWaits(config.databaseTimeoutMs);
        return dataSource;
      },
    }),
  ],
  providers: [
    EngineHintsService,
    IdempotencyService,
    JobLeasesService,
    PurgeIdempotencyKeysJob,
    UnitOfWork,
    QueryCountLogger,
    {
      provide: ReadSql,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new ReadSql(dataSource),
    },
    { provide: Cursors, useClass: SealedCursorsService },
    { provide: Sql, useExisting: ReadSql },
  ],
  exports: [
    Cursors,
    EngineHintsService,
    IdempotencyService,
    JobLeasesService,
    QueryCountLogger,
    UnitOfWork,
    Sql,
    ReadSql,
  ],
})
export class DatabaseModule {}
