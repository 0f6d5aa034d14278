import { Module } from '@nestjs/common';
import { CleanersModule } from '../cleaners/cleaners.module.js';
import { UsersModule } from '../users/users.module.js';
import { BookingDeadlinesJob } from './booking-deadlines.job.js';
import { BookingRecordsStore } from './booking-records.store.js';
import { BookingRelationsListener } from './booking-relations.listener.js';
import { BookingSummaryService } from './booking-summary.service.js';
import { BookingTransitionsService } from './booking-transitions.service.js';
import { BookingViewsService } from './booking-views.service.js';
import { BookingsController } from './bookings.controller.js';
import { BookingCalendarFileService } from './calendar-file/booking-calendar-file.service.js';
import { CalendarFeedController } from './calendar-file/calendar-feed.controller.js';
import { CalendarFeedsService } from './calendar-file/calendar-feeds.service.js';
import { ConfirmedBookingService } from './confirmed-booking.service.js';
import { EarningsController } from './earnings/earnings.controller.js';
import { EarningsService } from './earnings/earnings.service.js';
import { BookingDeactivationListener } from './listeners/deactivation.listener.js';
import { RequestBookingService } from './request-booking.service.js';
import { RescheduleBookingService } from './reschedule-booking.service.js';

@Module({
  imports: [CleanersModule, UsersModule],
  controllers: [BookingsController, CalendarFeedController, EarningsController],
  providers: [
    BookingCalendarFileService,
    BookingDeadlinesJob,
    BookingRecordsStore,
    BookingRelationsListener,
    BookingTransitionsService,
    BookingSummaryService,
    BookingViewsService,
    CalendarFeedsService,
    BookingDeactivationListener,
    ConfirmedBookingService,
    EarningsService,
    RequestBookingService,
    RescheduleBookingService,
  ],
  exports: [BookingTransitionsService, BookingViewsService, ConfirmedBookingService],
})
export class BookingsModule {}
