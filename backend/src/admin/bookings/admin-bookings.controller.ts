import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { ConfirmedOnly, CurrentActor, Repeatable, Roles, Scope } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/paged-list.js';
import { AuditedView } from '../audit/audited.js';
import { AdminBookingDetail } from './admin-booking-detail.response.js';
import { AdminBooking } from './admin-booking.response.js';
import { AdminBookingsQuery } from './admin-bookings.query.js';
import { CancelBookingDto, DecideBookingDto } from './decide-booking.dto.js';
import { AdminBookingsService } from './admin-bookings.service.js';
import { ADMIN_BOOKING_CALLS } from './admin-bookings.calls.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/bookings')
export class AdminBookingsController {
  constructor(private readonly bookings: AdminBookingsService) {}

  @Scope('bookings:read')
  @Get('recent')
  @ApiCall(ADMIN_BOOKING_CALLS.listAllBookings)
  @NumberedList(AdminBooking, 'Bookings')
  listAllBookings(@Query() query: AdminBookingsQuery) {
    return this.bookings.list(query);
  }

  @Scope('bookings:read')
  @Get(':id')
  @AuditedView('booking.viewed', 'booking')
  @ApiCall(ADMIN_BOOKING_CALLS.getBookingAsAdmin)
  @ApiOkResponse({ type: AdminBookingDetail })
  getBookingAsAdmin(@IdParam('id') id: number): Promise<AdminBookingDetail> {
    return this.bookings.getDetail(id);
  }

  @Post(':id/cancel')
  @ConfirmedOnly()
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_BOOKING_CALLS.cancelBookingAsAdmin)
  @ApiOkResponse({ type: AdminBookingDetail })
  cancelBookingAsAdmin(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() cancellation: CancelBookingDto,
  ): Promise<AdminBookingDetail> {
    return this.bookings.cancel(actor, id, cancellation);
  }

  @Post(':id/decision')
  @ConfirmedOnly()
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_BOOKING_CALLS.decideStrandedBooking)
  @ApiOkResponse({ type: AdminBookingDetail })
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
  @Repeatable()
  @ApiCall(ADMIN_BOOKING_CALLS.markBookingPaid)
  @ApiOkResponse({ type: AdminBooking })
  markBookingPaid(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminBooking> {
    return this.bookings.markPaid(actor, id);
  }
}
