import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiCall } from '../common/api-call.js';
import { CurrentActor } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { CreatedAt } from '../common/created-at.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/paged-list.js';
import type { Page } from '../common/paging.js';
import { CaseResponse, ToldResponse } from './dto/case.response.js';
import { ReportDto } from './dto/report.dto.js';
import { OwnCasesService } from './own-cases.service.js';
import { ReportService } from './report.service.js';
import { CASE_CALLS } from './cases.calls.js';

@ApiTags('Cases')
@ApiBearerAuth()
@Controller('cases')
export class CasesController {
  constructor(
    private readonly reports: ReportService,
    private readonly ownCases: OwnCasesService,
  ) {}

  @Post()
  @ApiCall(CASE_CALLS.openCase)
  @CreatedAt('/api/cases', CaseResponse)
  openCase(@CurrentActor() actor: Actor, @Body() report: ReportDto): Promise<CaseResponse> {
    return this.reports.report(actor, report);
  }

  @Get()
  @ApiCall(CASE_CALLS.listOwnCases)
  @PagedList(CaseResponse, 'A page of reports')
  listOwnCases(@CurrentActor() actor: Actor, @Query() page: PageQuery): Promise<Page<CaseResponse>> {
    return this.ownCases.list(actor, page);
  }

  @Get('told')
  @ApiCall(CASE_CALLS.listTold)
  @PagedList(ToldResponse, 'A page of messages')
  listTold(@CurrentActor() actor: Actor, @Query() page: PageQuery): Promise<Page<ToldResponse>> {
    return this.ownCases.listTold(actor, page);
  }

  @Get(':id')
  @ApiCall(CASE_CALLS.getOwnCase)
  @ApiOkResponse({ type: CaseResponse })
  getOwnCase(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<CaseResponse> {
    return this.ownCases.get(actor, id);
  }
}
