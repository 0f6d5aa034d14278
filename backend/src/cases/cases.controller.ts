import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiErrors } from '../common/api-errors.js';
import { CurrentActor } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { CreatedAt } from '../common/location.interceptor.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/page.interceptor.js';
import type { Page } from '../common/paging.js';
import { CaseResponse, ToldResponse } from './dto/case.response.js';
import { ReportDto } from './dto/report.dto.js';
import { OwnCasesService } from './own-cases.service.js';
import { ReportService } from './report.service.js';

@ApiTags('Cases')
@ApiBearerAuth()
@Controller('cases')
export class CasesController {
  constructor(
    private readonly reports: ReportService,
    private readonly ownCases: OwnCasesService,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Report a person, a message or a problem with a visit',
    description:
      'While an own report of the same thing is open, this adds to it and answers that one. A visit can be reported ' +
      'from its start until 24 hours after its end. The reported person never learns who reported them.',
  })
  @CreatedAt('/api/cases', CaseResponse)
  @ApiErrors(400, 401, 404, 409, 429)
  openCase(@CurrentActor() actor: Actor, @Body() report: ReportDto): Promise<CaseResponse> {
    return this.reports.report(actor, report);
  }

  @Get()
  @ApiOperation({ summary: 'What the caller reported and what came of it, newest first' })
  @PagedList(CaseResponse, 'A page of reports')
  @ApiErrors(400, 401)
  listOwnCases(@CurrentActor() actor: Actor, @Query() page: PageQuery): Promise<Page<CaseResponse>> {
    return this.ownCases.list(actor, page);
  }

  @Get('told')
  @ApiOperation({
    summary: 'What the team told the caller about cases of others',
    description: 'Never who reported something, nor what.',
  })
  @PagedList(ToldResponse, 'A page of messages')
  @ApiErrors(400, 401)
  listTold(@CurrentActor() actor: Actor, @Query() page: PageQuery): Promise<Page<ToldResponse>> {
    return this.ownCases.listTold(actor, page);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One own report' })
  @ApiOkResponse({ type: CaseResponse })
  @ApiErrors(400, 401, 404)
  getOwnCase(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<CaseResponse> {
    return this.ownCases.get(actor, id);
  }
}
