import { Controller, Get, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor } from '../../common/decorators.js';
import { EventStreamsService } from './event-streams.service.js';

@ApiTags('Live')
@Controller('events')
export class LiveController {
  constructor(private readonly streams: EventStreamsService) {}

  @Get()
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Listen to what happens, as it happens',
    description:
      'Server-sent events: `notification` (a Notification), `message` (a Message, new or just read), `booking` ' +
      '`{id, status}`, `posting` `{id}`, `application` `{id, postingId}`, `notifications-read` `{}` (ask for the bell ' +
      'again), and `ping` every 25 seconds. What happened while no stream was open is not sent again: read the lists ' +
      'afresh after connecting. The stream ends with the session. Up to 10 streams a person.',
  })
  @ApiOkResponse({
    description: 'The stream',
    content: {
      'text/event-stream': {
        schema: { type: 'string' },
        example: 'event: booking\ndata: {"id":12,"status":"confirmed"}\n\n',
      },
    },
  })
  @ApiErrors(401, 429, 503)
  openEventStream(@CurrentActor() actor: Actor, @Res() reply: FastifyReply): void {
    this.streams.open(actor, reply);
  }
}
