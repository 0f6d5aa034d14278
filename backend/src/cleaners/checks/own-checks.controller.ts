import { Controller, Delete, Get, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { CHECK_KINDS, type CheckKind } from '@tidyhearth/domain';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Repeatable, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { DocumentUpload } from '../../files/document-upload.js';
import { OwnCheckResponse } from '../dto/check.response.js';
import { CheckKindParam } from './check-kind.pipe.js';
import { OwnChecksService } from './own-checks.service.js';
import { OWN_CHECKS_CALLS } from './own-checks.calls.js';

const ApiKind = () => ApiParam({ name: 'kind', enum: CHECK_KINDS });

/** Open to cleaners in every state of their application, because documents help to decide it. */
@ApiTags('Cleaner checks')
@ApiBearerAuth()
@Roles('cleaner')
@Controller('cleaners/:id/checks')
export class OwnChecksController {
  constructor(private readonly checks: OwnChecksService) {}

  @Get()
  @ApiCall(OWN_CHECKS_CALLS.listOwnChecks)
  @ApiOkResponse({ type: [OwnCheckResponse] })
  listOwnChecks(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<OwnCheckResponse[]> {
    return this.checks.list(actor, id);
  }

  @Post(':kind/documents')
  @Repeatable()
  @DocumentUpload()
  @ApiKind()
  @ApiCall(OWN_CHECKS_CALLS.addCheckDocument)
  @ApiOkResponse({ type: [OwnCheckResponse] })
  addCheckDocument(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @CheckKindParam() kind: CheckKind,
    @Req() request: FastifyRequest,
  ): Promise<OwnCheckResponse[]> {
    return this.checks.addDocument(actor, id, kind, request);
  }

  @Delete(':kind/documents/:documentId')
  @ApiKind()
  @ApiCall(OWN_CHECKS_CALLS.removeCheckDocument)
  @ApiOkResponse({ type: [OwnCheckResponse] })
  removeCheckDocument(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @CheckKindParam() kind: CheckKind,
    @IdParam('documentId') documentId: number,
  ): Promise<OwnCheckResponse[]> {
    return this.checks.removeDocument(actor, id, kind, documentId);
  }
}
