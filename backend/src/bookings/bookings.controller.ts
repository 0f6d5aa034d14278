import { Body, Controller, Get, Header, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { FreeDayResponse, SlotsQuery } from '../cleaners/calendar/dto/free-slots.dto.js';
import type { Actor } from '../common/actor.js';
import { ApiCall } from '../common/api-call.js';
import { CurrentActor, Repeatable, Roles, Scope } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { CreatedAt } from '../common/created-at.js';
import { requireOwnCleanerByEitherId, requireSelf } from '../common/ownership.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/paged-list.js';
import type { Page } from '../common/paging.js';
import { BookingOutcomeService } from './booking-outcome.service.js';
import { BookingSummaryService } from './booking-summary.service.js';
import { BookingTransitionsService } from './booking-transitions.service.js';
import { BookingViewsService } from './booking-views.service.js';
import { BookingCalendarFileService } from './calendar-file/booking-calendar-file.service.js';
import { BookingListQuery } from './dto/booking-list.query.js';
import { BookingSummaryResponse } from './dto/booking-summary.response.js';
import { BookingResponse } from './dto/booking.response.js';
import {
  CancelOwnBookingDto,
  ChangeBookingStatusDto,
  DisputeBookingDto,
  RescheduleBookingDto,
} from './dto/change-booking.dto.js';
import { CreateBookingDto } from './dto/create-booking.dto.js';
import { RecentBookingsQuery } from './dto/recent-bookings.query.js';
import { BookingHistoryService } from './history/booking-history.service.js';
import { BookingStepResponse } from './history/booking-step.response.js';
import { RequestBookingService } from './request-booking.service.js';
import { RescheduleBookingService } from './reschedule-booking.service.js';
import { RescheduleTimesService } from './reschedule-times.service.js';
import { BOOKING_CALLS } from './bookings.calls.js';

@ApiTags('Bookings')
@ApiBearerAuth()
@Controller('bookings')
export class BookingsController {
  constructor(
    private readonly views: BookingViewsService,
    private readonly summary: BookingSummaryService,
    private readonly requestService: RequestBookingService,
    private readonly transitions: BookingTransitionsService,
    private readonly rescheduleService: RescheduleBookingService,
    private readonly rescheduleTimes: RescheduleTimesService,
    private readonly outcome: BookingOutcomeService,
    private readonly calendarFile: BookingCalendarFileService,
    private readonly history: BookingHistoryService,
  ) {}

  @Roles('customer')
  @Post()
  @ApiCall(BOOKING_CALLS.createBooking)
  @CreatedAt('/api/bookings', BookingResponse)
  createBooking(@CurrentActor() actor: Actor, @Body() request: CreateBookingDto): Promise<BookingResponse> {
    return this.requestService.request(actor, request);
  }

  @Get('customer/:userId')
  @ApiCall(BOOKING_CALLS.listCustomerBookings)
  @PagedList(BookingResponse, 'A page of bookings')
  listCustomerBookings(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
    @Query() query: BookingListQuery,
  ): Promise<Page<BookingResponse>> {
    requireSelf(actor, userId);
    return this.views.listByCustomer(userId, query);
  }

  @Roles('cleaner')
  @Scope('bookings:read')
  @Get('cleaner')
  @ApiCall(BOOKING_CALLS.listOwnCleanerBookings)
  @PagedList(BookingResponse, 'A page of bookings')
  listOwnCleanerBookings(
    @CurrentActor() actor: Actor,
    @Query() query: BookingListQuery,
  ): Promise<Page<BookingResponse>> {
    return this.views.listByCleaner(requireOwnCleanerByEitherId(actor, actor.userId), actor.userId, query);
  }

  @Roles('cleaner')
  @Scope('bookings:read')
  @Get('cleaner/:id')
  @ApiCall(BOOKING_CALLS.listCleanerBookings)
  @PagedList(BookingResponse, 'A page of bookings')
  listCleanerBookings(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Query() query: BookingListQuery,
  ): Promise<Page<BookingResponse>> {
    return this.views.listByCleaner(requireOwnCleanerByEitherId(actor, id), actor.userId, query);
  }

  @Get('customer/:userId/summary')
  @ApiCall(BOOKING_CALLS.getCustomerBookingSummary)
  @ApiOkResponse({ type: BookingSummaryResponse })
  getCustomerBookingSummary(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
  ): Promise<BookingSummaryResponse> {
    requireSelf(actor, userId);
    return this.summary.summarizeForCustomer(userId);
  }

  @Roles('cleaner')
  @Scope('bookings:read')
  @Get('cleaner/:id/summary')
  @ApiCall(BOOKING_CALLS.getCleanerBookingSummary)
  @ApiOkResponse({ type: BookingSummaryResponse })
  getCleanerBookingSummary(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
  ): Promise<BookingSummaryResponse> {
    return this.summary.summarizeForCleaner(requireOwnCleanerByEitherId(actor, id));
  }

  @Roles('cleaner')
  @Scope('bookings:read')
  @Get('cleaner/:id/in-blocks')
  @ApiCall(BOOKING_CALLS.listCleanerBookingsInBlocks)
  @PagedList(BookingResponse, 'A page of bookings')
  listCleanerBookingsInBlocks(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Query() page: PageQuery,
  ): Promise<Page<BookingResponse>> {
    return this.views.listInBlocks(requireOwnCleanerByEitherId(actor, id), actor.userId, page);
  }

  @Scope('bookings:read')
  @Get('recent/:userId')
  @ApiCall(BOOKING_CALLS.listRecentBookings)
  @PagedList(BookingResponse, 'A page of bookings')
  listRecentBookings(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
    @Query() query: RecentBookingsQuery,
  ): Promise<Page<BookingResponse>> {
    requireSelf(actor, userId);
    return this.views.listRecent(userId, query);
  }

  @Scope('bookings:read')
  @Get(':id')
  @ApiCall(BOOKING_CALLS.getBooking)
  @ApiOkResponse({ type: BookingResponse })
  getBooking(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<BookingResponse> {
    return this.views.getForParty(id, actor.userId);
  }

  @Scope('bookings:read')
  @Get(':id/history')
  @ApiCall(BOOKING_CALLS.listBookingHistory)
  @ApiOkResponse({ type: [BookingStepResponse] })
  listBookingHistory(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
  ): Promise<BookingStepResponse[]> {
    return this.history.listForParty(id, actor.userId);
  }

  @Scope('bookings:read')
  @Get(':id/calendar.ics')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="tidyhearth-booking.ics"')
  @ApiCall(BOOKING_CALLS.getBookingCalendar)
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  getBookingCalendar(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<string> {
    return this.calendarFile.writeForBooking(id, actor.userId);
  }

  @Roles('customer')
  @Get(':id/slots')
  @ApiCall(BOOKING_CALLS.listRescheduleTimes)
  @ApiOkResponse({ type: [FreeDayResponse] })
  listRescheduleTimes(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Query() days: SlotsQuery,
  ): Promise<FreeDayResponse[]> {
    return this.rescheduleTimes.list(actor, id, days);
  }

  @Scope('bookings:write')
  @Patch(':id')
  @Repeatable()
  @ApiCall(BOOKING_CALLS.changeBookingStatus)
  @ApiOkResponse({ type: BookingResponse })
  changeBookingStatus(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() change: ChangeBookingStatusDto,
  ): Promise<BookingResponse> {
    return this.transitions.change(actor, id, change);
  }

  @Scope('bookings:write')
  @Post(':id/cancel')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(BOOKING_CALLS.cancelBooking)
  @ApiOkResponse({ type: BookingResponse })
  cancelBooking(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() change: CancelOwnBookingDto,
  ): Promise<BookingResponse> {
    return this.transitions.change(actor, id, { ...change, status: 'cancelled' });
  }

  @Roles('customer')
  @Post(':id/happened')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(BOOKING_CALLS.confirmBookingHappened)
  @ApiOkResponse({ type: BookingResponse })
  confirmBookingHappened(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<BookingResponse> {
    return this.outcome.confirmHappened(actor, id);
  }

  @Scope('bookings:write')
  @Post(':id/not-happened')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(BOOKING_CALLS.disputeBooking)
  @ApiOkResponse({ type: BookingResponse })
  disputeBooking(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() dispute: DisputeBookingDto,
  ): Promise<BookingResponse> {
    return this.outcome.dispute(actor, id, dispute);
  }

  @Post(':id/reschedule')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(BOOKING_CALLS.rescheduleBooking)
  @ApiOkResponse({ type: BookingResponse })
  rescheduleBooking(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() request: RescheduleBookingDto,
  ): Promise<BookingResponse> {
    return this.rescheduleService.reschedule(actor, id, request);
  }
}
