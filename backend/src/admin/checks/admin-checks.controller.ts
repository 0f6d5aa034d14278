import { Body, Controller, Get, Header, HttpCode, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Repeatable, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/paged-list.js';
import { AdminCheck } from './admin-check.response.js';
import { AdminChecksQuery } from './admin-checks.query.js';
import { AdminChecksService } from './admin-checks.service.js';
import {
  CheckReasonDto,
  PassCheckDto,
  RecordCheckDto,
  RefuseCheckDto,
  RequestCheckDto,
} from './decide-check.dto.js';
import { ADMIN_CHECK_CALLS } from './admin-checks.calls.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/checks')
export class AdminChecksController {
  constructor(private readonly checks: AdminChecksService) {}

  @Get()
  @ApiCall(ADMIN_CHECK_CALLS.listChecks)
  @NumberedList(AdminCheck, 'Checks')
  listChecks(@Query() query: AdminChecksQuery) {
    return this.checks.list(query);
  }

  @Post()
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_CHECK_CALLS.recordCheck)
  @ApiOkResponse({ type: AdminCheck })
  recordCheck(@CurrentActor() actor: Actor, @Body() body: RecordCheckDto): Promise<AdminCheck> {
    return this.checks.record(actor.userId, body);
  }

  @Post('request')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_CHECK_CALLS.requestCheck)
  @ApiOkResponse({ type: AdminCheck })
  requestCheck(@CurrentActor() actor: Actor, @Body() body: RequestCheckDto): Promise<AdminCheck> {
    return this.checks.request(actor.userId, body);
  }

  @Get(':id')
  @ApiCall(ADMIN_CHECK_CALLS.getCheck)
  @ApiOkResponse({ type: AdminCheck })
  getCheck(@IdParam('id') id: number): Promise<AdminCheck> {
    return this.checks.read(id);
  }

  @Post(':id/pass')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_CHECK_CALLS.passCheck)
  @ApiOkResponse({ type: AdminCheck })
  passCheck(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() body: PassCheckDto,
  ): Promise<AdminCheck> {
    return this.checks.pass(actor.userId, id, body);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_CHECK_CALLS.refuseCheck)
  @ApiOkResponse({ type: AdminCheck })
  refuseCheck(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() body: RefuseCheckDto,
  ): Promise<AdminCheck> {
    return this.checks.refuse(actor.userId, id, body);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(ADMIN_CHECK_CALLS.withdrawCheck)
  @ApiOkResponse({ type: AdminCheck })
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
  @ApiCall(ADMIN_CHECK_CALLS.openCheckDocument)
  @ApiOkResponse({
    description: 'The document',
    content: {
      'application/pdf': { schema: { type: 'string', format: 'binary' }, example: '%PDF-1.7' },
      'image/jpeg': { schema: { type: 'string', format: 'binary' } },
    },
  })
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
