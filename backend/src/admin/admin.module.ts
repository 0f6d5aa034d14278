import { Module } from '@nestjs/common';
import { CleanersModule } from '../cleaners/cleaners.module.js';
import { CleanerApproval } from '../cleaners/cleaner-approval.js';
import { UserModeration } from '../users/user-moderation.js';
import { AdminCleanersController } from './cleaners/admin-cleaners.controller.js';
import { AdminCleanersService } from './cleaners/admin-cleaners.service.js';
import { AdminUsersController } from './users/admin-users.controller.js';
import { AdminUsersService } from './users/admin-users.service.js';

@Module({
  imports: [CleanersModule],
  controllers: [AdminUsersController, AdminCleanersController],
  providers: [UserModeration, CleanerApproval, AdminUsersService, AdminCleanersService],
})
export class AdminModule {}
