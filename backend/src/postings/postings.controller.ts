import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiErrors } from '../common/api-errors.js';
import { CurrentActor, Roles, Scope } from '../common/decorators.js';
import { EntityTag } from '../common/entity-tag.js';
import { IdParam } from '../common/id.pipe.js';
import { CreatedAt } from '../common/location.interceptor.js';
import { requireSelf } from '../common/ownership.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/page.interceptor.js';
import type { Page } from '../common/paging.js';
import { ChangePostingService } from './change-posting.service.js';
import { CreatePostingService } from './create-posting.service.js';
import { ChangePostingDto, CreatePostingDto, EDITABLE_FIELDS } from './dto/posting.dto.js';
import { PostingResponse } from './dto/posting.response.js';
import { PostingViewsService } from './posting-views.service.js';

@ApiTags('Postings')
@ApiBearerAuth()
@Controller('postings')
export class PostingsController {
  constructor(
    private readonly views: PostingViewsService,
    private readonly createPostingService: CreatePostingService,
    private readonly changePostingService: ChangePostingService,
  ) {}

  @Roles('customer')
  @Get('customer/:customerId')
  @ApiOperation({ summary: 'Own jobs, newest first' })
  @PagedList(PostingResponse, 'A page of jobs')
  @ApiErrors(400, 401, 403)
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
  @ApiOperation({ summary: 'One job: all of it for its owner and the assigned cleaner' })
  @ApiOkResponse({ type: PostingResponse })
  @ApiErrors(400, 401, 404)
  getPosting(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<PostingResponse> {
    return this.views.getForViewer(actor, id);
  }

  @Roles('customer')
  @Post()
  @ApiOperation({ summary: 'Post a job that cleaners can apply for' })
  @CreatedAt('/api/postings', PostingResponse)
  @ApiErrors(400, 401, 403, 404, 409, 429)
  createPosting(@CurrentActor() actor: Actor, @Body() posting: CreatePostingDto): Promise<PostingResponse> {
    return this.createPostingService.create(actor, posting);
  }

  @Patch(':id')
  @EntityTag<PostingResponse>(EDITABLE_FIELDS)
  @ApiOperation({ summary: 'Edit or cancel an open job' })
  @ApiOkResponse({ type: PostingResponse })
  @ApiErrors(400, 401, 403, 404, 409)
  changePosting(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() change: ChangePostingDto,
  ): Promise<PostingResponse> {
    return this.changePostingService.change(actor, id, change);
  }
}
