import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiErrors } from '../common/api-errors.js';
import { ApprovedOnly, CurrentActor, Repeatable, Roles, Scope } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { requireOwnCleanerByEitherId } from '../common/ownership.js';
import { PagedList } from '../common/page.interceptor.js';
import { PageQuery } from '../common/page-query.js';
import type { Page } from '../common/paging.js';
import { PostingAccessService } from '../postings/posting-access.service.js';
import { BidViewsService } from './bid-views.service.js';
import { DecideBidService } from './decide-bid.service.js';
import { ApplicationsQuery } from './dto/applications.query.js';
import { ConfirmApplicationDto, CreateApplicationDto, DecideApplicationDto } from './dto/application.dto.js';
import { ApplicationResponse } from './dto/application.response.js';
import { OwnBidService } from './own-bid.service.js';
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
    private readonly ownBidService: OwnBidService,
  ) {}

  @Roles('cleaner')
  @Scope('applications:read')
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
  @ApiOperation({ summary: 'Applications for an own job, newest first or sorted by price or rating' })
  @PagedList(ApplicationResponse, 'A page of applications')
  @ApiErrors(400, 401, 403, 404)
  async listPostingApplications(
    @CurrentActor() actor: Actor,
    @IdParam('postingId') postingId: number,
    @Query() query: ApplicationsQuery,
  ): Promise<Page<ApplicationResponse>> {
    await this.access.requireOwner(actor, postingId);
    return this.views.listByPosting(postingId, query);
  }

  @Roles('cleaner')
  @ApprovedOnly()
  @Scope('applications:write')
  @Post()
  @ApiOperation({ summary: 'Apply for an open job' })
  @ApiCreatedResponse({ type: ApplicationResponse })
  @ApiErrors(400, 401, 403, 404, 409, 429)
  createApplication(
    @CurrentActor() actor: Actor,
    @Body() application: CreateApplicationDto,
  ): Promise<ApplicationResponse> {
    return this.submitBidService.submit(actor, application);
  }

  @Patch(':id')
  @Repeatable()
  @ApiOperation({ summary: 'Accept or reject an application for an own job; accepting books the cleaner' })
  @ApiOkResponse({ type: ApplicationResponse })
  @ApiErrors(400, 401, 403, 404, 409)
  decideApplication(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() decision: DecideApplicationDto,
  ): Promise<ApplicationResponse> {
    return this.decideBidService.decide(actor, id, decision);
  }

  @Roles('cleaner')
  @ApprovedOnly()
  @Scope('applications:write')
  @Post(':id/confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Keep an own pending application for a job that has changed' })
  @ApiOkResponse({ type: ApplicationResponse })
  @ApiErrors(400, 401, 403, 404, 409)
  confirmApplication(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { termsVersion }: ConfirmApplicationDto,
  ): Promise<ApplicationResponse> {
    return this.ownBidService.confirm(actor, id, termsVersion);
  }

  @Roles('cleaner')
  @Scope('applications:write')
  @Post(':id/withdraw')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take an own pending application back' })
  @ApiOkResponse({ type: ApplicationResponse })
  @ApiErrors(400, 401, 403, 404, 409)
  withdrawApplication(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<ApplicationResponse> {
    return this.ownBidService.withdraw(actor, id);
  }
}
