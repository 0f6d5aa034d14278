import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { CleanersModule } from '../cleaners/cleaners.module.js';
import { GeoModule } from '../geo/geo.module.js';
import { UsersModule } from '../users/users.module.js';
import { AgreedWorkService } from './agreed-work.service.js';
import { BookingDeadlinesJob } from './booking-deadlines.job.js';
import { BookingOutcomeService } from './booking-outcome.service.js';
import { BookingRecordsStore } from './booking-records.store.js';
import { BookingRelationsListener } from './booking-relations.listener.js';
import { BookingSummaryService } from './booking-summary.service.js';
import { BookingTransitionsService } from './booking-transitions.service.js';
import { BookingViewsService } from './booking-views.service.js';
import { BookingsController } from './bookings.controller.js';
import { BookingCalendarFileService } from './calendar-file/booking-calendar-file.service.js';
import { CalendarFeedController } from './calendar-file/calendar-feed.controller.js';
import { CalendarFeedEndingListener } from './calendar-file/calendar-feed-ending.listener.js';
import { CalendarFeedsService } from './calendar-file/calendar-feeds.service.js';
import { CleanerTakesBookingsService } from './cleaner-takes-bookings.service.js';
import { ConfirmedBookingService } from './confirmed-booking.service.js';
import { EarningsController } from './earnings/earnings.controller.js';
import { EarningsService } from './earnings/earnings.service.js';
import { KeepFeeRatesJob } from './earnings/keep-fee-rates.job.js';
import { BookingHistoryService } from './history/booking-history.service.js';
import { BookingCleanerApprovedListener } from './listeners/cleaner-approved.listener.js';
import { CleanerRejectedListener } from './listeners/cleaner-rejected.listener.js';
import { OutdatedMailsListener } from './listeners/outdated-mails.listener.js';
import { PersonBlockedListener } from './listeners/person-blocked.listener.js';
import { ShortNoticeListener } from './listeners/short-notice.listener.js';
import { ObstaclesService } from './obstacles.service.js';
import { RequestBookingService } from './request-booking.service.js';
import { RequestLimitsService } from './request-limits.service.js';
import { RescheduleBookingService } from './reschedule-booking.service.js';
import { RescheduleTimesService } from './reschedule-times.service.js';
import { LostPartyListener } from './stranded/lost-party.listener.js';
import { StrandedBookingsService } from './stranded/stranded-bookings.service.js';
import { StrandedSettledListener } from './stranded/stranded-settled.listener.js';

@Module({
  imports: [BlocksModule, CleanersModule, GeoModule, UsersModule],
  controllers: [BookingsController, CalendarFeedController, EarningsController],
  providers: [
    AgreedWorkService,
    BookingCalendarFileService,
    BookingCleanerApprovedListener,
    BookingDeadlinesJob,
    BookingHistoryService,
    BookingOutcomeService,
    BookingRecordsStore,
    BookingRelationsListener,
    BookingTransitionsService,
    BookingSummaryService,
    BookingViewsService,
    CalendarFeedEndingListener,
    CalendarFeedsService,
    CleanerRejectedListener,
    CleanerTakesBookingsService,
    ConfirmedBookingService,
    EarningsService,
    KeepFeeRatesJob,
    LostPartyListener,
    StrandedBookingsService,
    StrandedSettledListener,
    ObstaclesService,
    OutdatedMailsListener,
    PersonBlockedListener,
    RequestBookingService,
    RequestLimitsService,
    RescheduleBookingService,
    RescheduleTimesService,
    ShortNoticeListener,
  ],
  exports: [
    AgreedWorkService,
    BookingCalendarFileService,
    BookingOutcomeService,
    BookingTransitionsService,
    BookingViewsService,
    ConfirmedBookingService,
    ObstaclesService,
    StrandedBookingsService,
  ],
})
export class BookingsModule {}
