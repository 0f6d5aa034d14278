import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiCall } from '../common/api-call.js';
import { ShapeAnswer } from '../common/answer-shape.js';
import { CurrentActor, MaybeActor, Public, Repeatable, Roles, Scope } from '../common/decorators.js';
import { EntityTag } from '../common/entity-tag.js';
import { IdParam } from '../common/id.pipe.js';
import { PagedList } from '../common/paged-list.js';
import { CleanerProfilesService } from './cleaner-profiles.service.js';
import { CleanerCardResponse, CleanerProfileResponse } from './dto/cleaner.response.js';
import { ReapplicationService } from './reapplication.service.js';
import { SearchCleanersQuery } from './dto/search-cleaners.query.js';
import { EDITABLE_FIELDS, UpdateCleanerDto } from './dto/update-cleaner.dto.js';
import { CleanerSearchService, type SearchResult } from './search/cleaner-search.service.js';
import { SEARCH_ORIGIN_HEADER, withSearchOrigin } from './search/search-origin.js';
import { CLEANER_CALLS } from './cleaners.calls.js';

@ApiTags('Cleaners')
@Controller('cleaners')
export class CleanersController {
  constructor(
    private readonly cleanerSearch: CleanerSearchService,
    private readonly profiles: CleanerProfilesService,
    private readonly reapplications: ReapplicationService,
  ) {}

  @Public()
  @Scope('cleaners:read')
  @Get()
  @ApiCall(CLEANER_CALLS.searchCleaners)
  // Above the paging, which passes on only the rows of the result.
  @ShapeAnswer(withSearchOrigin)
  @PagedList(
    CleanerCardResponse,
    'A page of cleaners in the chosen order',
    'on the first page if there are few results nearby',
    SEARCH_ORIGIN_HEADER,
  )
  searchCleaners(
    @MaybeActor() actor: Actor | undefined,
    @Query() query: SearchCleanersQuery,
  ): Promise<SearchResult> {
    return this.cleanerSearch.search(query, actor?.userId);
  }

  @Public()
  @Scope('cleaners:read')
  @Get('by-user/:userId')
  @ApiCall(CLEANER_CALLS.getCleanerByUser)
  @ApiOkResponse({ type: CleanerProfileResponse })
  getCleanerByUser(
    @MaybeActor() actor: Actor | undefined,
    @IdParam('userId') userId: number,
  ): Promise<CleanerProfileResponse> {
    return this.profiles.getByUser(userId, actor);
  }

  @Public()
  @Scope('cleaners:read')
  @Get(':id')
  @EntityTag<CleanerProfileResponse>(EDITABLE_FIELDS)
  @ApiCall(CLEANER_CALLS.getCleaner)
  @ApiOkResponse({ type: CleanerProfileResponse })
  getCleaner(
    @MaybeActor() actor: Actor | undefined,
    @IdParam('id') id: number,
  ): Promise<CleanerProfileResponse> {
    return this.profiles.getById(id, actor);
  }

  @Roles('cleaner')
  @Patch(':id')
  @EntityTag<CleanerProfileResponse>(EDITABLE_FIELDS)
  @ApiBearerAuth()
  @ApiCall(CLEANER_CALLS.updateCleaner)
  @ApiOkResponse({ type: CleanerProfileResponse })
  updateCleaner(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() changes: UpdateCleanerDto,
  ): Promise<CleanerProfileResponse> {
    return this.profiles.update(actor, id, changes);
  }

  @Roles('cleaner')
  @Post(':id/apply-again')
  @HttpCode(200)
  @ApiBearerAuth()
  @Repeatable()
  @ApiCall(CLEANER_CALLS.applyAgain)
  @ApiOkResponse({ type: CleanerProfileResponse })
  applyAgain(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<CleanerProfileResponse> {
    return this.reapplications.applyAgain(actor, id);
  }
}
