import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiErrors } from '../common/api-errors.js';
import { ApprovedOnly, CurrentActor, Roles } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { requireOwnCleanerByEitherId } from '../common/ownership.js';
import { PagedList } from '../common/page.interceptor.js';
import { PageQuery } from '../common/page-query.js';
import type { Page } from '../common/paging.js';
import { PostingAccessService } from '../postings/posting-access.service.js';
import { BidViewsService } from './bid-views.service.js';
import { DecideBidService } from './decide-bid.service.js';
import { CreateApplicationDto, DecideApplicationDto } from './dto/application.dto.js';
import { ApplicationResponse } from './dto/application.response.js';
import { SubmitBidService } from './submit-bid.service.js';

@ApiTags('Applications')
@ApiBearerAuth()
@Controller('applications')
export class BidsController {
  constructor(
    private readonly views: BidViewsService,
    private readonly access: PostingAccessService,
    private readonly submitBidService: SubmitBidService,
    private readonly decideBidService: DecideBidService,
  ) {}

  @Roles('cleaner')
  @Get('cleaner/:id')
  @ApiOperation({ summary: 'Own applications, newest first; named by own profile id or own user id' })
  @PagedList(ApplicationResponse, 'A page of applications')
  @ApiErrors(400, 401, 403)
  listCleanerApplications(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Query() page: PageQuery,
  ): Promise<Page<ApplicationResponse>> {
    return this.views.listByCleaner(requireOwnCleanerByEitherId(actor, id), page);
  }

  @Get('posting/:postingId')
  @ApiOperation({ summary: 'Applications for an own job, newest first' })
  @PagedList(ApplicationResponse, 'A page of applications')
  @ApiErrors(400, 401, 403, 404)
  async listPostingApplications(
    @CurrentActor() actor: Actor,
    @IdParam('postingId') postingId: number,
    @Query() page: PageQuery,
  ): Promise<Page<ApplicationResponse>> {
    await this.access.requireOwner(actor, postingId);
    return this.views.listByPosting(postingId, page);
  }

  @Roles('cleaner')
  @ApprovedOnly()
  @Post()
  @ApiOperation({ summary: 'Apply for an open job' })
  @ApiCreatedResponse({ type: ApplicationResponse })
  @ApiErrors(400, 401, 403, 404, 409)
  createApplication(
    @CurrentActor() actor: Actor,
    @Body() application: CreateApplicationDto,
  ): Promise<ApplicationResponse> {
    return this.submitBidService.submit(actor, application);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Accept or reject an application for an own job; accepting books the cleaner' })
  @ApiOkResponse({ type: ApplicationResponse })
  @ApiErrors(400, 401, 403, 404, 409)
  decideApplication(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { status }: DecideApplicationDto,
  ): Promise<ApplicationResponse> {
    return this.decideBidService.decide(actor, id, status);
  }
}
