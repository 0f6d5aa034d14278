import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Repeatable, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/paged-list.js';
import { AdminCase, AdminCaseDetail, CaseThread } from './admin-case.response.js';
import { AdminCasesQuery } from './admin-cases.query.js';
import { AdminCasesService } from './admin-cases.service.js';
import { CaseNoteDto, CloseCaseDto } from './case-decision.dto.js';
import { ADMIN_CASE_CALLS } from './admin-cases.calls.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/cases')
export class AdminCasesController {
  constructor(private readonly cases: AdminCasesService) {}

  @Get()
  @ApiCall(ADMIN_CASE_CALLS.listCases)
  @NumberedList(AdminCase, 'Cases')
  listCases(@Query() query: AdminCasesQuery) {
    return this.cases.list(query);
  }

  @Get(':id')
  @ApiCall(ADMIN_CASE_CALLS.getCase)
  @ApiOkResponse({ type: AdminCaseDetail })
  getCase(@IdParam('id') id: number): Promise<AdminCaseDetail> {
    return this.cases.getDetail(id);
  }

  @Get(':id/thread')
  @ApiCall(ADMIN_CASE_CALLS.readCaseThread)
  @ApiOkResponse({ type: CaseThread })
  readCaseThread(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<CaseThread> {
    return this.cases.readThread(actor.userId, id);
  }

  @Post(':id/start')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_CASE_CALLS.startCase)
  @ApiOkResponse({ type: AdminCaseDetail })
  startCase(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminCaseDetail> {
    return this.cases.start(actor.userId, id);
  }

  @Post(':id/notes')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_CASE_CALLS.addCaseNote)
  @ApiOkResponse({ type: AdminCaseDetail })
  addCaseNote(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { text }: CaseNoteDto,
  ): Promise<AdminCaseDetail> {
    return this.cases.addNote(actor.userId, id, text);
  }

  @Post(':id/close')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_CASE_CALLS.closeCase)
  @ApiOkResponse({ type: AdminCaseDetail })
  closeCase(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() decision: CloseCaseDto,
  ): Promise<AdminCaseDetail> {
    return this.cases.close(actor.userId, id, decision);
  }

  @Post(':id/reopen')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_CASE_CALLS.reopenCase)
  @ApiOkResponse({ type: AdminCaseDetail })
  reopenCase(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminCaseDetail> {
    return this.cases.reopen(actor.userId, id);
  }
}
