import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { ApprovedOnly, CurrentActor, Roles, Scope } from '../../common/decorators.js';
import { nextAddress } from '../../common/next-address.js';
import { EVENT_FEED_CALLS } from './event-feed.calls.js';
import { EventFeedService } from './event-feed.service.js';
import { FeedEventResponse } from './event.response.js';
import { FeedQuery } from './feed.query.js';

@ApiTags('Webhooks and events')
@ApiBearerAuth()
@Roles('cleaner', 'admin')
@ApprovedOnly()
@Controller('events')
export class EventFeedController {
  constructor(private readonly feed: EventFeedService) {}

  @Get('feed')
  @Scope('events:read')
  @ApiCall(EVENT_FEED_CALLS.readEventFeed)
  @ApiOkResponse({
    type: [FeedEventResponse],
    headers: {
      Link: {
        description: 'Address of the next call, as `<…>; rel="next"`',
        schema: { type: 'string' },
      },
    },
  })
  async readEventFeed(
    @CurrentActor() actor: Actor,
    @Query() query: FeedQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FeedEventResponse[]> {
    const { events, next } = await this.feed.read(actor, query);
    void reply.header('Link', `<${nextAddress(request.url, 'after', String(next))}>; rel="next"`);
    return events;
  }
}
