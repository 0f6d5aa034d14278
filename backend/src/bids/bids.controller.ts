import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiCall } from '../common/api-call.js';
import { ApprovedOnly, CurrentActor, Repeatable, Roles, Scope } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { requireOwnCleanerByEitherId } from '../common/ownership.js';
import { PagedList } from '../common/paged-list.js';
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
import { BID_CALLS } from './bids.calls.js';

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
  @ApiCall(BID_CALLS.listCleanerApplications)
  @PagedList(ApplicationResponse, 'A page of applications')
  listCleanerApplications(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Query() page: PageQuery,
  ): Promise<Page<ApplicationResponse>> {
    return this.views.listByCleaner(requireOwnCleanerByEitherId(actor, id), actor.userId, page);
  }

  @Get('posting/:postingId')
  @ApiCall(BID_CALLS.listPostingApplications)
  @PagedList(ApplicationResponse, 'A page of applications')
  async listPostingApplications(
    @CurrentActor() actor: Actor,
    @IdParam('postingId') postingId: number,
    @Query() query: ApplicationsQuery,
  ): Promise<Page<ApplicationResponse>> {
    await this.access.requireOwner(actor, postingId);
    return this.views.listByPosting(postingId, actor.userId, query);
  }

  @Roles('cleaner')
  @ApprovedOnly()
  @Scope('applications:write')
  @Post()
  @ApiCall(BID_CALLS.createApplication)
  @ApiCreatedResponse({ type: ApplicationResponse })
  createApplication(
    @CurrentActor() actor: Actor,
    @Body() application: CreateApplicationDto,
  ): Promise<ApplicationResponse> {
    return this.submitBidService.submit(actor, application);
  }

  @Patch(':id')
  @Repeatable()
  @ApiCall(BID_CALLS.decideApplication)
  @ApiOkResponse({ type: ApplicationResponse })
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
  @Repeatable()
  @ApiCall(BID_CALLS.confirmApplication)
  @ApiOkResponse({ type: ApplicationResponse })
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
  @Repeatable()
  @ApiCall(BID_CALLS.withdrawApplication)
  @ApiOkResponse({ type: ApplicationResponse })
  withdrawApplication(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<ApplicationResponse> {
    return this.ownBidService.withdraw(actor, id);
  }
}
