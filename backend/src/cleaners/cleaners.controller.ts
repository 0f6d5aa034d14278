import { Body, Controller, Get, HttpCode, Patch, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiErrors } from '../common/api-errors.js';
import { CurrentActor, MaybeActor, Public, Roles, Scope } from '../common/decorators.js';
import { EntityTag } from '../common/entity-tag.js';
import { IdParam } from '../common/id.pipe.js';
import { PagedList } from '../common/page.interceptor.js';
import { CleanerProfilesService } from './cleaner-profiles.service.js';
import { CleanerCardResponse, CleanerProfileResponse } from './dto/cleaner.response.js';
import { ReapplicationService } from './reapplication.service.js';
import { SearchCleanersQuery } from './dto/search-cleaners.query.js';
import { EDITABLE_FIELDS, UpdateCleanerDto } from './dto/update-cleaner.dto.js';
import { CleanerSearchService, type SearchResult } from './search/cleaner-search.service.js';
import { SearchOriginInterceptor } from './search/search-origin.interceptor.js';

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
  @ApiOperation({ summary: 'Find cleaners, near a postcode or anywhere' })
  // Before the paging interceptor, which passes on only the rows of the result.
  @UseInterceptors(SearchOriginInterceptor)
  @PagedList(CleanerCardResponse, 'A page of cleaners, best first', 'on the first page, where few are near')
  @ApiErrors(400, 404)
  searchCleaners(
    @MaybeActor() actor: Actor | undefined,
    @Query() query: SearchCleanersQuery,
  ): Promise<SearchResult> {
    return this.cleanerSearch.search(query, actor?.userId);
  }

  @Public()
  @Scope('cleaners:read')
  @Get('by-user/:userId')
  @ApiOperation({ summary: 'The cleaner profile of a user' })
  @ApiOkResponse({ type: CleanerProfileResponse })
  @ApiErrors(400, 404)
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
  @ApiOperation({ summary: 'A cleaner profile' })
  @ApiOkResponse({ type: CleanerProfileResponse })
  @ApiErrors(400, 404)
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
  @ApiOperation({ summary: 'Edit own cleaner profile' })
  @ApiOkResponse({ type: CleanerProfileResponse })
  @ApiErrors(400, 401, 403, 404)
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
  @ApiOperation({
    summary: 'Send a rejected application once more',
    description: 'After the profile or the documents were mended; a few times a month.',
  })
  @ApiOkResponse({ type: CleanerProfileResponse })
  @ApiErrors(400, 401, 403, 404, 409)
  applyAgain(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<CleanerProfileResponse> {
    return this.reapplications.applyAgain(actor, id);
  }
}
