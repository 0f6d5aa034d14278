import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { ApprovedOnly, CurrentActor, Roles, Scope } from '../../common/decorators.js';
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
  @ApiOperation({
    summary: 'What happened since, oldest first',
    description:
      'For programs that ask instead of being called. The `Link` header says where to go on, also after an empty ' +
      'list: there only what is new comes. A reader that follows it misses nothing. The admin gets all events, a ' +
      'cleaner those about the own bookings, applications, reviews, messages and approval.',
  })
  @ApiOkResponse({
    type: [FeedEventResponse],
    headers: {
      Link: {
        description: '`<…>; rel="next"`: the address of the next call',
        schema: { type: 'string' },
      },
    },
  })
  @ApiErrors(400, 401, 403, 410)
  async readEventFeed(
    @CurrentActor() actor: Actor,
    @Query() query: FeedQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FeedEventResponse[]> {
    const { events, next } = await this.feed.read(actor, query);
    void reply.header('Link', `<${addressAfter(request.url, next)}>; rel="next"`);
    return events;
  }
}

function addressAfter(url: string, position: number): string {
  const [path = '', query = ''] = url.split('?', 2);
  const params = new URLSearchParams(query);
  params.set('after', String(position));
  return `${path}?${params.toString()}`;
}
