import { Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiCall } from '../common/api-call.js';
import { CurrentActor, Roles } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/paged-list.js';
import type { Page } from '../common/paging.js';
import { SavedCleanerIdsResponse, SavedCleanerResponse } from './dto/saved-cleaner.response.js';
import { SavedCleanersService } from './saved-cleaners.service.js';
import { SAVED_CLEANERS_CALLS } from './saved-cleaners.calls.js';

@ApiTags('Cleaners')
@ApiBearerAuth()
@Roles('customer')
@Controller('saved-cleaners')
export class SavedCleanersController {
  constructor(private readonly saved: SavedCleanersService) {}

  @Get()
  @ApiCall(SAVED_CLEANERS_CALLS.listSavedCleaners)
  @PagedList(SavedCleanerResponse, 'A page of saved cleaners')
  listSavedCleaners(
    @CurrentActor() actor: Actor,
    @Query() page: PageQuery,
  ): Promise<Page<SavedCleanerResponse>> {
    return this.saved.list(actor, page);
  }

  @Get('ids')
  @ApiCall(SAVED_CLEANERS_CALLS.listSavedCleanerIds)
  @ApiOkResponse({ type: SavedCleanerIdsResponse })
  listSavedCleanerIds(@CurrentActor() actor: Actor): Promise<SavedCleanerIdsResponse> {
    return this.saved.listIds(actor);
  }

  @Put(':cleanerId')
  @HttpCode(204)
  @ApiCall(SAVED_CLEANERS_CALLS.saveCleaner)
  @ApiNoContentResponse()
  saveCleaner(@CurrentActor() actor: Actor, @IdParam('cleanerId') cleanerId: number): Promise<void> {
    return this.saved.save(actor, cleanerId);
  }

  @Delete(':cleanerId')
  @HttpCode(204)
  @ApiCall(SAVED_CLEANERS_CALLS.unsaveCleaner)
  @ApiNoContentResponse()
  unsaveCleaner(@CurrentActor() actor: Actor, @IdParam('cleanerId') cleanerId: number): Promise<void> {
    return this.saved.unsave(actor, cleanerId);
  }
}
