import { Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor, NeverRepeated, Public, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { CalendarFeedResponse } from './calendar-feed.response.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';

@ApiTags('Cleaner calendar')
@Controller()
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  @Roles('cleaner')
  @Post('cleaners/:id/calendar-feed')
  @NeverRepeated()
  @ApiBearerAuth()
  @ApiOperation({ summary: 'A new private address of the own calendar; the one before stops working' })
  @ApiCreatedResponse({ type: CalendarFeedResponse })
  @ApiErrors(400, 401, 403)
  createCalendarFeed(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<CalendarFeedResponse> {
    return this.feeds.create(actor, id);
  }

  @Roles('cleaner')
  @Delete('cleaners/:id/calendar-feed')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Stop the private address of the own calendar' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 403)
  removeCalendarFeed(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<void> {
    return this.feeds.remove(actor, id);
  }

  @Public()
  @Get('calendar-feeds/:file')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiOperation({ summary: 'A cleaner’s bookings as an iCalendar file, for whoever has the private address' })
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(404)
  readCalendarFeed(@Param('file') file: string): Promise<string> {
    return this.feeds.read(file);
  }
}
