import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { ConfirmedOnly, CurrentActor, Roles, Scope } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/page.interceptor.js';
import { AuditedView } from '../audit/audited.js';
import { AdminBookingDetail } from './admin-booking-detail.response.js';
import { AdminBooking } from './admin-booking.response.js';
import { AdminBookingsQuery } from './admin-bookings.query.js';
import { CancelBookingDto, DecideBookingDto } from './decide-booking.dto.js';
import { AdminBookingsService } from './admin-bookings.service.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/bookings')
export class AdminBookingsController {
  constructor(private readonly bookings: AdminBookingsService) {}

  @Scope('bookings:read')
  @Get('recent')
  @ApiOperation({ summary: 'Bookings, the latest first' })
  @NumberedList(AdminBooking, 'Bookings')
  @ApiErrors(400, 401, 403)
  listAllBookings(@Query() query: AdminBookingsQuery) {
    return this.bookings.list(query);
  }

  @Scope('bookings:read')
  @Get(':id')
  @AuditedView('booking.viewed', 'booking')
  @ApiOperation({ summary: 'One booking: its parties, its price and how it came to stand where it stands' })
  @ApiOkResponse({ type: AdminBookingDetail })
  @ApiErrors(400, 401, 403, 404)
  getBookingAsAdmin(@IdParam('id') id: number): Promise<AdminBookingDetail> {
    return this.bookings.getDetail(id);
  }

  @Post(':id/cancel')
  @ConfirmedOnly()
  @HttpCode(200)
  @ApiOperation({ summary: 'Cancel what is not over, with a reason that both parties are told' })
  @ApiOkResponse({ type: AdminBookingDetail })
  @ApiErrors(400, 401, 403, 404, 409)
  cancelBookingAsAdmin(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { reason }: CancelBookingDto,
  ): Promise<AdminBookingDetail> {
    return this.bookings.cancel(actor, id, reason);
  }

  @Post(':id/decision')
  @ConfirmedOnly()
  @HttpCode(200)
  @ApiOperation({ summary: 'Decide about a confirmed booking whose one party is suspended or gone' })
  @ApiOkResponse({ type: AdminBookingDetail })
  @ApiErrors(400, 401, 403, 404, 409)
  decideStrandedBooking(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { decision, note }: DecideBookingDto,
  ): Promise<AdminBookingDetail> {
    return this.bookings.decide(actor, id, decision, note);
  }

  @Post(':id/paid')
  @ConfirmedOnly()
  @HttpCode(200)
  @ApiOperation({ summary: 'Mark a completed booking as paid out' })
  @ApiOkResponse({ type: AdminBooking })
  @ApiErrors(400, 401, 403, 404, 409)
  markBookingPaid(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminBooking> {
    return this.bookings.markPaid(actor, id);
  }
}
