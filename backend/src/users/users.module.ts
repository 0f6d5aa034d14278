import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { Accounts } from './accounts.js';
import { DataExport } from './data-export.js';
import { EditAccount } from './edit-account.js';
import { Profiles } from './profiles.js';
import { UserModeration } from './user-moderation.js';
import { UserPhoto } from './user-photo.js';
import { UsersController } from './users.controller.js';

const shared = [Accounts, UserModeration];

@Module({
  imports: [FilesModule],
  controllers: [UsersController],
  providers: [...shared, DataExport, EditAccount, Profiles, UserPhoto],
  exports: shared,
})
export class UsersModule {}
