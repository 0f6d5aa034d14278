import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { GeoModule } from '../geo/geo.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountLookupModule } from './account-lookup.module.js';
import { AvailabilityBlocksService } from './calendar/availability-blocks.service.js';
import { CleanerCalendarController } from './calendar/cleaner-calendar.controller.js';
import { CleanerCalendarsStore } from './calendar/cleaner-calendars.store.js';
import { FreeSlotsService } from './calendar/free-slots.service.js';
import { NextFreeSlotService } from './calendar/next-free-slot.service.js';
import { WorkingHoursService } from './calendar/working-hours.service.js';
import { CleanerApprovalService } from './cleaner-approval.service.js';
import { CleanerExportListener } from './cleaner-export.listener.js';
import { CleanerListingListener } from './cleaner-listing.listener.js';
import { CleanerPhotoController } from './cleaner-photo.controller.js';
import { CleanerPhotoService } from './cleaner-photo.service.js';
import { CleanerProfilesService } from './cleaner-profiles.service.js';
import { CleanerRelocationListener } from './cleaner-relocation.listener.js';
import { CleanersController } from './cleaners.controller.js';
import { CleanerSearchService } from './search/cleaner-search.service.js';
import { CleanerDensityService } from './search/cleaner-density.service.js';
import { DayAvailabilityService } from './search/day-availability.service.js';

@Module({
  imports: [AccountLookupModule, FilesModule, GeoModule, UsersModule],
  controllers: [CleanersController, CleanerCalendarController, CleanerPhotoController],
  providers: [
    AvailabilityBlocksService,
    CleanerApprovalService,
    CleanerCalendarsStore,
    CleanerDensityService,
    CleanerExportListener,
    CleanerListingListener,
    CleanerPhotoService,
    CleanerProfilesService,
    CleanerRelocationListener,
    CleanerSearchService,
    FreeSlotsService,
    DayAvailabilityService,
    NextFreeSlotService,
    WorkingHoursService,
  ],
  exports: [
    CleanerApprovalService,
    CleanerCalendarsStore,
    CleanerListingListener,
    CleanerProfilesService,
    CleanerSearchService,
  ],
})
export class CleanersModule {}
