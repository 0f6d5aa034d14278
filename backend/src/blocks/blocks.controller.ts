import { Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiCall } from '../common/api-call.js';
import { CurrentActor } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/paged-list.js';
import type { Page } from '../common/paging.js';
import { BlocksService } from './blocks.service.js';
import { BlockedPersonResponse, BlockMadeResponse } from './dto/blocked-person.response.js';
import { BLOCKS_CALLS } from './blocks.calls.js';

@ApiTags('People')
@ApiBearerAuth()
@Controller('blocked-people')
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  @Get()
  @ApiCall(BLOCKS_CALLS.listBlockedPeople)
  @PagedList(BlockedPersonResponse, 'A page of blocked people')
  listBlockedPeople(
    @CurrentActor() actor: Actor,
    @Query() page: PageQuery,
  ): Promise<Page<BlockedPersonResponse>> {
    return this.blocks.list(actor, page);
  }

  @Put(':userId')
  @ApiCall(BLOCKS_CALLS.blockPerson)
  @ApiOkResponse({ type: BlockMadeResponse })
  blockPerson(@CurrentActor() actor: Actor, @IdParam('userId') userId: number): Promise<BlockMadeResponse> {
    return this.blocks.block(actor, userId);
  }

  @Delete(':userId')
  @HttpCode(204)
  @ApiCall(BLOCKS_CALLS.unblockPerson)
  @ApiNoContentResponse()
  unblockPerson(@CurrentActor() actor: Actor, @IdParam('userId') userId: number): Promise<void> {
    return this.blocks.unblock(actor, userId);
  }
}
