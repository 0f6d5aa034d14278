import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiCall } from '../common/api-call.js';
import { CurrentActor, Repeatable, Roles, Scope } from '../common/decorators.js';
import { EntityTag } from '../common/entity-tag.js';
import { IdParam } from '../common/id.pipe.js';
import { CreatedAt } from '../common/created-at.js';
import { requireSelf } from '../common/ownership.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/paged-list.js';
import type { Page } from '../common/paging.js';
import { ChangePostingService } from './change-posting.service.js';
import { CreatePostingService } from './create-posting.service.js';
import { ChangePostingDto, CreatePostingDto, EDITABLE_FIELDS } from './dto/posting.dto.js';
import { PostingResponse } from './dto/posting.response.js';
import { PostingViewsService } from './posting-views.service.js';
import { POSTING_CALLS } from './postings.calls.js';

@ApiTags('Postings')
@ApiBearerAuth()
@Controller('postings')
export class PostingsController {
  constructor(
    private readonly views: PostingViewsService,
    private readonly createPostingService: CreatePostingService,
    private readonly changePostingService: ChangePostingService,
  ) {}

  @Get('customer/:customerId')
  @ApiCall(POSTING_CALLS.listCustomerPostings)
  @PagedList(PostingResponse, 'A page of jobs')
  listCustomerPostings(
    @CurrentActor() actor: Actor,
    @IdParam('customerId') customerId: number,
    @Query() page: PageQuery,
  ): Promise<Page<PostingResponse>> {
    requireSelf(actor, customerId);
    return this.views.listByCustomer(customerId, page);
  }

  @Scope('jobs:read')
  @Get(':id')
  @EntityTag<PostingResponse>(EDITABLE_FIELDS)
  @ApiCall(POSTING_CALLS.getPosting)
  @ApiOkResponse({ type: PostingResponse })
  getPosting(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<PostingResponse> {
    return this.views.getForViewer(actor, id);
  }

  @Roles('customer')
  @Post()
  @ApiCall(POSTING_CALLS.createPosting)
  @CreatedAt('/api/postings', PostingResponse)
  createPosting(@CurrentActor() actor: Actor, @Body() posting: CreatePostingDto): Promise<PostingResponse> {
    return this.createPostingService.create(actor, posting);
  }

  @Patch(':id')
  @EntityTag<PostingResponse>(EDITABLE_FIELDS)
  @Repeatable()
  @ApiCall(POSTING_CALLS.changePosting)
  @ApiOkResponse({ type: PostingResponse })
  changePosting(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() change: ChangePostingDto,
  ): Promise<PostingResponse> {
    return this.changePostingService.change(actor, id, change);
  }
}
