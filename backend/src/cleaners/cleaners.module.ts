import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { GeoModule } from '../geo/geo.module.js';
import { UsersModule } from '../users/users.module.js';
import { AvailabilityBlocks } from './calendar/availability-blocks.js';
import { CleanerCalendarController } from './calendar/cleaner-calendar.controller.js';
import { CleanerCalendars } from './calendar/cleaner-calendars.js';
import { FreeSlots } from './calendar/free-slots.js';
import { NextFree } from './calendar/next-free.js';
import { WorkingWeek } from './calendar/working-hours.js';
import { CleanerExport } from './cleaner-export.js';
import { CleanerListing } from './cleaner-listing.js';
import { CleanerPhotoController } from './cleaner-photo.controller.js';
import { CleanerPhoto } from './cleaner-photo.js';
import { CleanerProfiles } from './cleaner-profiles.js';
import { CleanerRelocation } from './cleaner-relocation.js';
import { CleanersController } from './cleaners.controller.js';
import { CleanerSearch } from './search/cleaner-search.js';
import { CleanerDensity } from './search/density.js';
import { FreeThatDay } from './search/free-that-day.js';

@Module({
  imports: [FilesModule, GeoModule, UsersModule],
  controllers: [CleanersController, CleanerCalendarController, CleanerPhotoController],
  providers: [
    AvailabilityBlocks,
    CleanerCalendars,
    CleanerDensity,
    CleanerExport,
    CleanerListing,
    CleanerPhoto,
    CleanerProfiles,
    CleanerRelocation,
    CleanerSearch,
    FreeSlots,
    FreeThatDay,
    NextFree,
    WorkingWeek,
  ],
  exports: [CleanerCalendars, CleanerListing, CleanerProfiles, CleanerSearch],
})
export class CleanersModule {}
