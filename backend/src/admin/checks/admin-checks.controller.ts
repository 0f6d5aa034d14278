import { Body, Controller, Get, Header, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/page.interceptor.js';
import { AdminCheck } from './admin-check.response.js';
import { AdminChecksQuery } from './admin-checks.query.js';
import { AdminChecksService } from './admin-checks.service.js';
import { CheckReasonDto, PassCheckDto, RecordCheckDto, RequestCheckDto } from './decide-check.dto.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/checks')
export class AdminChecksController {
  constructor(private readonly checks: AdminChecksService) {}

  @Get()
  @ApiOperation({ summary: 'Checks of identity, background and insurance' })
  @NumberedList(AdminCheck, 'Checks')
  @ApiErrors(400, 401, 403)
  listChecks(@Query() query: AdminChecksQuery) {
    return this.checks.list(query);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Record what was seen, whether or not documents were sent here' })
  @ApiOkResponse({ type: AdminCheck })
  @ApiErrors(400, 401, 403, 404, 409)
  recordCheck(@CurrentActor() actor: Actor, @Body() body: RecordCheckDto): Promise<AdminCheck> {
    return this.checks.record(actor.userId, body);
  }

  @Post('request')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask a cleaner for documents' })
  @ApiOkResponse({ type: AdminCheck })
  @ApiErrors(400, 401, 403, 404)
  requestCheck(@CurrentActor() actor: Actor, @Body() body: RequestCheckDto): Promise<AdminCheck> {
    return this.checks.request(actor.userId, body);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One check' })
  @ApiOkResponse({ type: AdminCheck })
  @ApiErrors(400, 401, 403, 404)
  getCheck(@IdParam('id') id: number): Promise<AdminCheck> {
    return this.checks.read(id);
  }

  @Post(':id/pass')
  @HttpCode(200)
  @ApiOperation({ summary: 'The documents prove it: the badge shows until the last day' })
  @ApiOkResponse({ type: AdminCheck })
  @ApiErrors(400, 401, 403, 404, 409)
  passCheck(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() body: PassCheckDto,
  ): Promise<AdminCheck> {
    return this.checks.pass(actor.userId, id, body);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @ApiOperation({ summary: 'The documents do not prove it; they are removed' })
  @ApiOkResponse({ type: AdminCheck })
  @ApiErrors(400, 401, 403, 404, 409)
  refuseCheck(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { reason }: CheckReasonDto,
  ): Promise<AdminCheck> {
    return this.checks.refuse(actor.userId, id, reason);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take back a check that counts: its badge goes' })
  @ApiOkResponse({ type: AdminCheck })
  @ApiErrors(400, 401, 403, 404, 409)
  withdrawCheck(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { reason }: CheckReasonDto,
  ): Promise<AdminCheck> {
    return this.checks.withdraw(actor.userId, id, reason);
  }

  @Get(':id/documents/:documentId')
  @Header('Cache-Control', 'no-store')
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  @ApiOperation({ summary: 'A document, as a file to save; each look is written into the audit log' })
  @ApiOkResponse({
    description: 'The document',
    content: {
      'application/pdf': { schema: { type: 'string', format: 'binary' }, example: '%PDF-1.7' },
      'image/jpeg': { schema: { type: 'string', format: 'binary' } },
    },
  })
  @ApiErrors(400, 401, 403, 404, 503)
  async openCheckDocument(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @IdParam('documentId') documentId: number,
  ): Promise<StreamableFile> {
    const { content, contentType, fileName } = await this.checks.openDocument(actor.userId, id, documentId);
    return new StreamableFile(content, {
      type: contentType,
      disposition: `attachment; filename="${fileName}"`,
      length: content.length,
    });
  }
}
