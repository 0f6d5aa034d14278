import { Module } from '@nestjs/common';
import { Accounts } from './accounts.js';
import { BeforeDeactivation } from './before-deactivation.js';
import { UserModeration } from './user-moderation.js';

@Module({
  providers: [Accounts, BeforeDeactivation, UserModeration],
  exports: [Accounts, BeforeDeactivation, UserModeration],
})
export class UsersModule {}
