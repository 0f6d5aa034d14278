import { Body, Controller, Get, Header, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { FreeDayResponse, SlotsQuery } from '../cleaners/calendar/dto/free-slots.dto.js';
import type { Actor } from '../common/actor.js';
import { ApiErrors } from '../common/api-errors.js';
import { CurrentActor, Repeatable, Roles, Scope } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { CreatedAt } from '../common/location.interceptor.js';
import { requireOwnCleanerByEitherId, requireSelf } from '../common/ownership.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/page.interceptor.js';
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
  @ApiOperation({ summary: 'Ask a cleaner for a time' })
  @CreatedAt('/api/bookings', BookingResponse)
  @ApiErrors(400, 401, 403, 404, 409, 429)
  createBooking(@CurrentActor() actor: Actor, @Body() request: CreateBookingDto): Promise<BookingResponse> {
    return this.requestService.request(actor, request);
  }

  @Get('customer/:userId')
  @ApiOperation({
    summary: 'Own bookings as a customer, latest start first unless asked otherwise',
    description: 'Cleaners may have been customers before.',
  })
  @PagedList(BookingResponse, 'A page of bookings')
  @ApiErrors(400, 401, 403)
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
  @ApiOperation({ summary: 'Own bookings as a cleaner, latest start first unless asked otherwise' })
  @PagedList(BookingResponse, 'A page of bookings')
  @ApiErrors(400, 401, 403)
  listOwnCleanerBookings(
    @CurrentActor() actor: Actor,
    @Query() query: BookingListQuery,
  ): Promise<Page<BookingResponse>> {
    return this.views.listByCleaner(requireOwnCleanerByEitherId(actor, actor.userId), actor.userId, query);
  }

  @Roles('cleaner')
  @Scope('bookings:read')
  @Get('cleaner/:id')
  @ApiOperation({ summary: 'The same list, named by own profile id or own user id' })
  @PagedList(BookingResponse, 'A page of bookings')
  @ApiErrors(400, 401, 403)
  listCleanerBookings(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Query() query: BookingListQuery,
  ): Promise<Page<BookingResponse>> {
    return this.views.listByCleaner(requireOwnCleanerByEitherId(actor, id), actor.userId, query);
  }

  @Roles('customer')
  @Get('customer/:userId/summary')
  @ApiOperation({ summary: 'Own bookings as a customer in figures' })
  @ApiOkResponse({ type: BookingSummaryResponse })
  @ApiErrors(400, 401, 403)
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
  @ApiOperation({ summary: 'Own bookings as a cleaner in figures, named by own profile id or own user id' })
  @ApiOkResponse({ type: BookingSummaryResponse })
  @ApiErrors(400, 401, 403)
  getCleanerBookingSummary(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
  ): Promise<BookingSummaryResponse> {
    return this.summary.summarizeForCleaner(requireOwnCleanerByEitherId(actor, id));
  }

  @Roles('cleaner')
  @Scope('bookings:read')
  @Get('cleaner/:id/in-blocks')
  @ApiOperation({
    summary: 'Own requests and confirmed bookings ahead that lie in blocked time, soonest first',
  })
  @PagedList(BookingResponse, 'A page of bookings')
  @ApiErrors(400, 401, 403)
  listCleanerBookingsInBlocks(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Query() page: PageQuery,
  ): Promise<Page<BookingResponse>> {
    return this.views.listInBlocks(requireOwnCleanerByEitherId(actor, id), actor.userId, page);
  }

  @Scope('bookings:read')
  @Get('recent/:userId')
  @ApiOperation({ summary: 'Own bookings, of either side, that changed since a moment' })
  @PagedList(BookingResponse, 'A page of bookings')
  @ApiErrors(400, 401, 403)
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
  @ApiOperation({ summary: 'One booking, for its two parties' })
  @ApiOkResponse({ type: BookingResponse })
  @ApiErrors(400, 401, 404)
  getBooking(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<BookingResponse> {
    return this.views.getForParty(id, actor.userId);
  }

  @Scope('bookings:read')
  @Get(':id/history')
  @ApiOperation({ summary: 'Who did what with a booking and when, for its two parties, the latest first' })
  @ApiOkResponse({ type: [BookingStepResponse] })
  @ApiErrors(400, 401, 404)
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
  @ApiOperation({ summary: 'One booking as an iCalendar file' })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(400, 401, 404)
  getBookingCalendar(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<string> {
    return this.calendarFile.writeForBooking(id, actor.userId);
  }

  @Roles('customer')
  @Get(':id/slots')
  @ApiOperation({
    summary: 'Free start times to which a booking could be moved; its own time counts as free',
  })
  @ApiOkResponse({ type: [FreeDayResponse] })
  @ApiErrors(400, 401, 403, 404)
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
  @ApiOperation({ summary: 'Accept, complete once it has begun, or cancel before' })
  @ApiOkResponse({ type: BookingResponse })
  @ApiErrors(400, 401, 403, 404, 409, 429)
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
  @ApiOperation({ summary: 'Cancel, from pending or confirmed, before its start' })
  @ApiOkResponse({ type: BookingResponse })
  @ApiErrors(400, 401, 404, 409)
  cancelBooking(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { reason }: CancelOwnBookingDto,
  ): Promise<BookingResponse> {
    return this.transitions.change(actor, id, { status: 'cancelled', reason });
  }

  @Roles('customer')
  @Post(':id/happened')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say that the clean happened, a day after its end, where the cleaner has not' })
  @ApiOkResponse({ type: BookingResponse })
  @ApiErrors(400, 401, 403, 404, 409)
  confirmBookingHappened(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<BookingResponse> {
    return this.outcome.confirmHappened(actor, id);
  }

  @Scope('bookings:write')
  @Post(':id/not-happened')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say, from its start on, that the clean did not happen; an admin decides' })
  @ApiOkResponse({ type: BookingResponse })
  @ApiErrors(400, 401, 404, 409)
  disputeBooking(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { text }: DisputeBookingDto,
  ): Promise<BookingResponse> {
    return this.outcome.dispute(actor, id, text);
  }

  @Post(':id/reschedule')
  @HttpCode(200)
  @Repeatable()
  @ApiOperation({ summary: 'Ask for another time; the cleaner answers again' })
  @ApiOkResponse({ type: BookingResponse })
  @ApiErrors(400, 401, 403, 404, 409, 429)
  rescheduleBooking(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() request: RescheduleBookingDto,
  ): Promise<BookingResponse> {
    return this.rescheduleService.reschedule(actor, id, request);
  }
}
