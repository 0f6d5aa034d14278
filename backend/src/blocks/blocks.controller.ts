import { Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiErrors } from '../common/api-errors.js';
import { CurrentActor } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/page.interceptor.js';
import type { Page } from '../common/paging.js';
import { BlocksService } from './blocks.service.js';
import { BlockedPersonResponse, BlockMadeResponse } from './dto/blocked-person.response.js';

@ApiTags('People')
@ApiBearerAuth()
@Controller('blocked-people')
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Get()
  @ApiOperation({ summary: 'Whom the caller has blocked, newest first' })
  @PagedList(BlockedPersonResponse, 'A page of blocked people')
  @ApiErrors(400, 401)
  listBlockedPeople(
    @CurrentActor() actor: Actor,
    @Query() page: PageQuery,
  ): Promise<Page<BlockedPersonResponse>> {
    return this.blocks.list(actor, page);
  }

  @Put(':userId')
  @ApiOperation({
    summary: 'Block a person',
    description:
      'No messages, requests, offers or acceptances between the two from now on, in either direction. What waits ' +
      'between them is cancelled; confirmed bookings stay. The other person is not told. Blocking twice changes nothing.',
  })
  @ApiOkResponse({ type: BlockMadeResponse })
  @ApiErrors(400, 401, 404, 409)
  blockPerson(@CurrentActor() actor: Actor, @IdParam('userId') userId: number): Promise<BlockMadeResponse> {
    return this.blocks.block(actor, userId);
  }

  @Delete(':userId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Unblock a person; also when nobody was blocked' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401)
  unblockPerson(@CurrentActor() actor: Actor, @IdParam('userId') userId: number): Promise<void> {
    return this.blocks.unblock(actor, userId);
  }
}
