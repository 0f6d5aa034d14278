import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { AccountEraserService } from './account-eraser.service.js';
import { ClosedAccountsListener } from './closed-accounts.listener.js';
import { RetentionJob } from './retention.job.js';

@Module({
  imports: [FilesModule],
  providers: [AccountEraserService, ClosedAccountsListener, RetentionJob],
})
export class RetentionModule {}
