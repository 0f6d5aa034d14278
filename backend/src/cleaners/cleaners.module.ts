import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { FilesModule } from '../files/files.module.js';
import { GeoModule } from '../geo/geo.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountLookupModule } from './account-lookup.module.js';
import { CheckClockJob } from './checks/check-clock.job.js';
import { CheckExportListener } from './checks/check-export.listener.js';
import { CheckRecordsStore } from './checks/check-records.store.js';
import { DecideChecksService } from './checks/decide-checks.service.js';
import { DocumentSweepJob } from './checks/document-sweep.job.js';
import { OwnChecksController } from './checks/own-checks.controller.js';
import { OwnChecksService } from './checks/own-checks.service.js';
import { AvailabilityBlocksService } from './calendar/availability-blocks.service.js';
import { CleanerCalendarController } from './calendar/cleaner-calendar.controller.js';
import { CleanerCalendarsStore } from './calendar/cleaner-calendars.store.js';
import { FullDaysStore } from './calendar/full-days.store.js';
import { PurgeFullDaysJob } from './calendar/purge-full-days.job.js';
import { FreeDaysService } from './calendar/free-days.service.js';
import { FreeSlotsService } from './calendar/free-slots.service.js';
import { NextFreeSlotService } from './calendar/next-free-slot.service.js';
import { WorkingHoursService } from './calendar/working-hours.service.js';
import { CleanerApprovalService } from './cleaner-approval.service.js';
import { CleanerExportListener } from './cleaner-export.listener.js';
import { CleanerListingListener } from './cleaner-listing.listener.js';
import { CleanerMailsListener } from './cleaner-mails.listener.js';
import { CleanerPhotoController } from './cleaner-photo.controller.js';
import { CleanerPhotoService } from './cleaner-photo.service.js';
import { CleanerProfilesService } from './cleaner-profiles.service.js';
import { CleanerRelocationListener } from './cleaner-relocation.listener.js';
import { CleanerVisibilityListener } from './cleaner-visibility.listener.js';
import { CleanerVisibilityService } from './cleaner-visibility.service.js';
import { CleanersController } from './cleaners.controller.js';
import { CustomerApplicationsStore } from './customer-applications.store.js';
import { OverdueApplicationsJob } from './overdue-applications.job.js';
import { ReapplicationService } from './reapplication.service.js';
import { CleanerSearchService } from './search/cleaner-search.service.js';
import { CleanerDensityService } from './search/cleaner-density.service.js';
import { DayAvailabilityService } from './search/day-availability.service.js';

@Module({
  imports: [AccountLookupModule, BlocksModule, FilesModule, GeoModule, UsersModule],
  controllers: [CleanersController, CleanerCalendarController, CleanerPhotoController, OwnChecksController],
  providers: [
    AvailabilityBlocksService,
    CheckClockJob,
    CheckExportListener,
    CheckRecordsStore,
    CleanerApprovalService,
    CleanerCalendarsStore,
    CleanerDensityService,
    CleanerExportListener,
    CleanerListingListener,
    CleanerMailsListener,
    CleanerPhotoService,
    CleanerProfilesService,
    CleanerRelocationListener,
    CleanerSearchService,
    CleanerVisibilityListener,
    CleanerVisibilityService,
    CustomerApplicationsStore,
    DayAvailabilityService,
    DecideChecksService,
    DocumentSweepJob,
    FreeDaysService,
    FreeSlotsService,
    FullDaysStore,
    NextFreeSlotService,
    OverdueApplicationsJob,
    OwnChecksService,
    PurgeFullDaysJob,
    ReapplicationService,
    WorkingHoursService,
  ],
  exports: [
    CleanerApprovalService,
    CleanerCalendarsStore,
    CleanerListingListener,
    CleanerProfilesService,
    CleanerSearchService,
    CleanerVisibilityService,
    CustomerApplicationsStore,
    DecideChecksService,
    FreeSlotsService,
  ],
})
export class CleanersModule {}
