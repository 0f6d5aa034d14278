import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { FilesModule } from '../files/files.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountEraserService } from './account-eraser.service.js';
import { AgedRowsService } from './aged-rows.service.js';
import { ClosedAccountsListener } from './closed-accounts.listener.js';
import { CounterpartBellsService } from './counterpart-bells.service.js';
import { RestoredActsService } from './restored-acts.service.js';
import { RetentionJob } from './retention.job.js';

@Module({
  imports: [BlocksModule, FilesModule, UsersModule],
  providers: [
    AccountEraserService,
    AgedRowsService,
    ClosedAccountsListener,
    CounterpartBellsService,
    RestoredActsService,
    RetentionJob,
  ],
})
export class RetentionModule {}
