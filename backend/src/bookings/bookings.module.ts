import { Module } from '@nestjs/common';
import { CleanersModule } from '../cleaners/cleaners.module.js';
import { UsersModule } from '../users/users.module.js';
import { BookingCalendarFile } from './calendar-file/booking-calendar-file.js';
import { BookingDeadlines } from './booking-deadlines.js';
import { BookingRecords } from './booking-records.js';
import { BookingRelations } from './booking-relations.js';
import { BookingSummary } from './booking-summary.js';
import { BookingTransitions } from './booking-transitions.js';
import { BookingViews } from './booking-views.js';
import { BookingsController } from './bookings.controller.js';
import { CalendarFeedController } from './calendar-file/calendar-feed.controller.js';
import { CalendarFeeds } from './calendar-file/calendar-feeds.js';
import { ClosingAccount } from './closing-account.js';
import { ConfirmedBookings } from './confirmed-bookings.js';
import { EarningsController } from './earnings/earnings.controller.js';
import { Earnings } from './earnings/earnings.js';
import { RequestBooking } from './request-booking.js';
import { RescheduleBooking } from './reschedule-booking.js';

@Module({
  imports: [CleanersModule, UsersModule],
  controllers: [BookingsController, CalendarFeedController, EarningsController],
  providers: [
    BookingCalendarFile,
    BookingDeadlines,
    BookingRecords,
    BookingRelations,
    BookingTransitions,
    BookingSummary,
    BookingViews,
    CalendarFeeds,
    ClosingAccount,
    ConfirmedBookings,
    Earnings,
    RequestBooking,
    RescheduleBooking,
  ],
  exports: [BookingTransitions, BookingViews, ConfirmedBookings],
})
export class BookingsModule {}
