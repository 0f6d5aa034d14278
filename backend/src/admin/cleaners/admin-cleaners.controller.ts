import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/page.interceptor.js';
import { AdminCleanersService } from './admin-cleaners.service.js';
import { CleanerApplication } from './sign-up.response.js';
import { SignUpsQuery, PendingSignUpsQuery } from './sign-ups.query.js';
import { RejectCleanerDto } from './reject-cleaner.dto.js';
import { SetInsuranceDto } from './set-insurance.dto.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin')
export class AdminCleanersController {
  constructor(private readonly cleaners: AdminCleanersService) {}

  @Get('pending-cleaners')
  @ApiOperation({ summary: 'Cleaner applications that wait for a decision' })
  @NumberedList(CleanerApplication, 'Waiting applications')
  @ApiErrors(400, 401, 403)
  listPendingCleaners(@Query() query: PendingSignUpsQuery) {
    return this.cleaners.list(query, 'pending');
  }

  @Get('cleaner-applications')
  @ApiOperation({ summary: 'Cleaner applications in any state' })
  @NumberedList(CleanerApplication, 'Applications')
  @ApiErrors(400, 401, 403)
  listApplicants(@Query() query: SignUpsQuery) {
    return this.cleaners.list(query);
  }

  @Get('cleaner-applications/:id')
  @ApiOperation({ summary: 'One cleaner application' })
  @ApiOkResponse({ type: CleanerApplication })
  @ApiErrors(400, 401, 403, 404)
  getApplicant(@IdParam('id') id: number): Promise<CleanerApplication> {
    return this.cleaners.read(id);
  }

  @Post('cleaners/:id/approve')
  @HttpCode(200)
  @ApiOperation({ summary: 'Approve a waiting or rejected cleaner' })
  @ApiOkResponse({ type: CleanerApplication })
  @ApiErrors(400, 401, 403, 404)
  approveCleaner(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<CleanerApplication> {
    return this.cleaners.approve(actor.userId, id);
  }

  @Post('cleaners/:id/withdraw-approval')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take an approval back: the application waits again' })
  @ApiOkResponse({ type: CleanerApplication })
  @ApiErrors(400, 401, 403, 404, 409)
  withdrawApproval(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<CleanerApplication> {
    return this.cleaners.withdrawApproval(actor.userId, id);
  }

  @Post('cleaners/:id/reject')
  @HttpCode(200)
  @ApiOperation({ summary: 'Reject a waiting cleaner' })
  @ApiBody({ type: RejectCleanerDto, required: false })
  @ApiOkResponse({ type: CleanerApplication })
  @ApiErrors(400, 401, 403, 404, 409)
  rejectCleaner(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() body?: RejectCleanerDto,
  ): Promise<CleanerApplication> {
    return this.cleaners.reject(actor.userId, id, body?.reason ?? null);
  }

  @Patch('cleaners/:cleanerId/insurance')
  @ApiOperation({ summary: 'Add or remove a cleaner’s insurance mark' })
  @ApiOkResponse({ type: CleanerApplication })
  @ApiErrors(400, 401, 403, 404)
  setCleanerInsurance(
    @CurrentActor() actor: Actor,
    @IdParam('cleanerId') cleanerId: number,
    @Body() { insured }: SetInsuranceDto,
  ): Promise<CleanerApplication> {
    return this.cleaners.setInsured(actor.userId, cleanerId, insured);
  }
}
