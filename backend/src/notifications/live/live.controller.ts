import { Controller, Get, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor } from '../../common/decorators.js';
import { EventStreamsService } from './event-streams.service.js';
import { LIVE_CALLS } from './live.calls.js';

@ApiTags('Live')
@Controller('events')
export class LiveController {
  constructor(private readonly streams: EventStreamsService) {}

  @Get()
  @ApiBearerAuth()
  @ApiCall(LIVE_CALLS.openEventStream)
  @ApiOkResponse({
    description: 'The stream',
    content: {
      'text/event-stream': {
        schema: { type: 'string' },
        example: 'event: booking\ndata: {"id":12,"status":"confirmed"}\n\n',
      },
    },
  })
  openEventStream(@CurrentActor() actor: Actor, @Res() reply: FastifyReply): void {
    this.streams.open(actor, reply);
  }
}
