import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiCall } from '../common/api-call.js';
import { ApprovedOnly, CurrentActor, Roles, Scope } from '../common/decorators.js';
import { requireOwnCleanerByEitherId } from '../common/ownership.js';
import { PagedList } from '../common/paged-list.js';
import type { Page } from '../common/paging.js';
import { PostingResponse } from '../postings/dto/posting.response.js';
import { JobBoardQuery } from './dto/job-board.query.js';
import { AvailablePostingsService } from './available-postings.service.js';
import { JOB_BOARD_CALLS } from './available-postings.calls.js';

@ApiTags('Postings')
@ApiBearerAuth()
@Controller('postings')
export class AvailablePostingsController {
  constructor(private readonly available: AvailablePostingsService) {}

  @Roles('cleaner')
  @ApprovedOnly()
  @Scope('jobs:read')
  @Get('available')
  @ApiCall(JOB_BOARD_CALLS.listAvailablePostings)
  @PagedList(PostingResponse, 'A page of open jobs')
  listAvailablePostings(
    @CurrentActor() actor: Actor,
    @Query() query: JobBoardQuery,
  ): Promise<Page<PostingResponse>> {
    return this.available.list(requireOwnCleanerByEitherId(actor, actor.userId), query);
  }
}
