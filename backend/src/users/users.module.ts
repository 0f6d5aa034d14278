import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { GeoModule } from '../geo/geo.module.js';
import { AccountsService } from './accounts.service.js';
import { AcquaintanceService } from './acquaintance.service.js';
import { DataExportService } from './data-export.service.js';
import { EditAccountService } from './edit-account.service.js';
import { ProfilesService } from './profiles.service.js';
import { ReportLimitService } from './report-limit.service.js';
import { UserModerationService } from './user-moderation.service.js';
import { UserPhotoService } from './user-photo.service.js';
import { UsersController } from './users.controller.js';

const shared = [AccountsService, AcquaintanceService, ReportLimitService, UserModerationService];

@Module({
  imports: [FilesModule, GeoModule],
  controllers: [UsersController],
  providers: [...shared, DataExportService, EditAccountService, ProfilesService, UserPhotoService],
  exports: shared,
})
export class UsersModule {}
