import { Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, NeverRepeated, Public, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { CalendarFeedResponse } from './calendar-feed.response.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { CALENDAR_FEED_CALLS } from './calendar-feed.calls.js';

@ApiTags('Cleaner calendar')
@Controller()
export class CalendarFeedController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  @Roles('cleaner')
  @Post('cleaners/:id/calendar-feed')
  @NeverRepeated()
  @ApiBearerAuth()
  @ApiCall(CALENDAR_FEED_CALLS.createCalendarFeed)
  @ApiCreatedResponse({ type: CalendarFeedResponse })
  createCalendarFeed(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<CalendarFeedResponse> {
    return this.feeds.create(actor, id);
  }

  @Roles('cleaner')
  @Delete('cleaners/:id/calendar-feed')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiCall(CALENDAR_FEED_CALLS.removeCalendarFeed)
  @ApiNoContentResponse()
  removeCalendarFeed(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<void> {
    return this.feeds.remove(actor, id);
  }

  @Public()
  @Get('calendar-feeds/:file')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @ApiCall(CALENDAR_FEED_CALLS.readCalendarFeed)
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  readCalendarFeed(@Param('file') file: string): Promise<string> {
    return this.feeds.read(file);
  }
}
