import { Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiErrors } from '../common/api-errors.js';
import { CurrentActor, Roles } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/page.interceptor.js';
import type { Page } from '../common/paging.js';
import { SavedCleanerIdsResponse, SavedCleanerResponse } from './dto/saved-cleaner.response.js';
import { SavedCleanersService } from './saved-cleaners.service.js';

@ApiTags('Cleaners')
@ApiBearerAuth()
@Roles('customer')
@Controller('saved-cleaners')
export class SavedCleanersController {
  constructor(private readonly saved: SavedCleanersService) {}

  @Get()
  @ApiOperation({
    summary: 'Whom the caller has saved, newest first',
    description: 'Cleaners who are not listed at the moment, or whom the caller has blocked, are left out.',
  })
  @PagedList(SavedCleanerResponse, 'A page of saved cleaners')
  @ApiErrors(400, 401, 403)
  listSavedCleaners(
    @CurrentActor() actor: Actor,
    @Query() page: PageQuery,
  ): Promise<Page<SavedCleanerResponse>> {
    return this.saved.list(actor, page);
  }

  @Get('ids')
  @ApiOperation({ summary: 'The ids of all cleaners whom the caller has saved' })
  @ApiOkResponse({ type: SavedCleanerIdsResponse })
  @ApiErrors(401, 403)
  listSavedCleanerIds(@CurrentActor() actor: Actor): Promise<SavedCleanerIdsResponse> {
    return this.saved.listIds(actor);
  }

  @Put(':cleanerId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Save a cleaner; also one who is saved. The cleaner is not told.' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 403, 404, 409)
  saveCleaner(@CurrentActor() actor: Actor, @IdParam('cleanerId') cleanerId: number): Promise<void> {
    return this.saved.save(actor, cleanerId);
  }

  @Delete(':cleanerId')
  @HttpCode(204)
  @ApiOperation({ summary: 'Save a cleaner no longer; also one who is not saved' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 403)
  unsaveCleaner(@CurrentActor() actor: Actor, @IdParam('cleanerId') cleanerId: number): Promise<void> {
    return this.saved.unsave(actor, cleanerId);
  }
}
