import { Module } from '@nestjs/common';
import { CleanersModule } from '../cleaners/cleaners.module.js';
import { SavedCleanerExportListener } from './saved-cleaner-export.listener.js';
import { SavedCleanersController } from './saved-cleaners.controller.js';
import { SavedCleanersService } from './saved-cleaners.service.js';

@Module({
  imports: [CleanersModule],
  controllers: [SavedCleanersController],
  providers: [SavedCleanerExportListener, SavedCleanersService],
})
export class SavedCleanersModule {}
