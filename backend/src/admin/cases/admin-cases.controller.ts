import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/page.interceptor.js';
import { AdminCase, AdminCaseDetail, CaseThread } from './admin-case.response.js';
import { AdminCasesQuery } from './admin-cases.query.js';
import { AdminCasesService } from './admin-cases.service.js';
import { CaseNoteDto, CloseCaseDto } from './case-decision.dto.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/cases')
export class AdminCasesController {
  constructor(private readonly cases: AdminCasesService) {}

  @Get()
  @ApiOperation({ summary: 'What people reported, and bookings that need a decision' })
  @NumberedList(AdminCase, 'Cases')
  @ApiErrors(400, 401, 403)
  listCases(@Query() query: AdminCasesQuery) {
    return this.cases.list(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One case: its people, its booking, notes and outcome' })
  @ApiOkResponse({ type: AdminCaseDetail })
  @ApiErrors(400, 401, 403, 404)
  getCase(@IdParam('id') id: number): Promise<AdminCaseDetail> {
    return this.cases.getDetail(id);
  }

  @Get(':id/thread')
  @ApiOperation({
    summary: 'What was written around the reported message',
    description: 'Of that conversation alone, twenty messages either way. Each reading leaves an audit line.',
  })
  @ApiOkResponse({ type: CaseThread })
  @ApiErrors(400, 401, 403, 404)
  readCaseThread(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<CaseThread> {
    return this.cases.readThread(actor.userId, id);
  }

  @Post(':id/start')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say that somebody works on it' })
  @ApiOkResponse({ type: AdminCaseDetail })
  @ApiErrors(400, 401, 403, 404, 409)
  startCase(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminCaseDetail> {
    return this.cases.start(actor.userId, id);
  }

  @Post(':id/notes')
  @HttpCode(200)
  @ApiOperation({ summary: 'Write a note for the team' })
  @ApiOkResponse({ type: AdminCaseDetail })
  @ApiErrors(400, 401, 403, 404)
  addCaseNote(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { text }: CaseNoteDto,
  ): Promise<AdminCaseDetail> {
    return this.cases.addNote(actor.userId, id, text);
  }

  @Post(':id/close')
  @HttpCode(200)
  @ApiOperation({ summary: 'Decide and close it; each side is told by bell and mail' })
  @ApiOkResponse({ type: AdminCaseDetail })
  @ApiErrors(400, 401, 403, 404, 409)
  closeCase(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() decision: CloseCaseDto,
  ): Promise<AdminCaseDetail> {
    return this.cases.close(actor.userId, id, decision);
  }

  @Post(':id/reopen')
  @HttpCode(200)
  @ApiOperation({ summary: 'Look at a closed case again; nobody is told until it is closed anew' })
  @ApiOkResponse({ type: AdminCaseDetail })
  @ApiErrors(400, 401, 403, 404, 409)
  reopenCase(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<AdminCaseDetail> {
    return this.cases.reopen(actor.userId, id);
  }
}
