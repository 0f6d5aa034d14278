import { Body, Controller, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/paged-list.js';
import { AdminCleanersService } from './admin-cleaners.service.js';
import { CleanerApplication, DecidedApplication } from './sign-up.response.js';
import { SignUpsQuery, PendingSignUpsQuery } from './sign-ups.query.js';
import { RejectCleanerDto, SeenApplicationDto } from './reject-cleaner.dto.js';
import { SetInsuranceDto } from './set-insurance.dto.js';
import { ADMIN_CLEANER_CALLS } from './admin-cleaners.calls.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin')
export class AdminCleanersController {
  constructor(private readonly cleaners: AdminCleanersService) {}

  @Get('pending-cleaners')
  @ApiCall(ADMIN_CLEANER_CALLS.listPendingCleaners)
  @NumberedList(CleanerApplication, 'Pending sign-ups')
  listPendingCleaners(@Query() query: PendingSignUpsQuery) {
    return this.cleaners.list(query, 'pending');
  }

  @Get('cleaner-applications')
  @ApiCall(ADMIN_CLEANER_CALLS.listApplicants)
  @NumberedList(CleanerApplication, 'Sign-ups')
  listApplicants(@Query() query: SignUpsQuery) {
    return this.cleaners.list(query);
  }

  @Get('cleaner-applications/:id')
  @ApiCall(ADMIN_CLEANER_CALLS.getApplicant)
  @ApiOkResponse({ type: CleanerApplication })
  getApplicant(@IdParam('id') id: number): Promise<CleanerApplication> {
    return this.cleaners.read(id);
  }

  @Post('cleaners/:id/approve')
  @HttpCode(200)
  @ApiCall(ADMIN_CLEANER_CALLS.approveCleaner)
  @ApiBody({ type: SeenApplicationDto, required: false })
  @ApiOkResponse({ type: DecidedApplication })
  approveCleaner(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() body?: SeenApplicationDto,
  ): Promise<DecidedApplication> {
    return this.cleaners.approve(actor.userId, id, body ?? {});
  }

  @Post('cleaners/:id/withdraw-approval')
  @HttpCode(200)
  @ApiCall(ADMIN_CLEANER_CALLS.withdrawApproval)
  @ApiOkResponse({ type: DecidedApplication })
  withdrawApproval(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<DecidedApplication> {
    return this.cleaners.withdrawApproval(actor.userId, id);
  }

  @Post('cleaners/:id/reject')
  @HttpCode(200)
  @ApiCall(ADMIN_CLEANER_CALLS.rejectCleaner)
  @ApiBody({ type: RejectCleanerDto, required: false })
  @ApiOkResponse({ type: DecidedApplication })
  rejectCleaner(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() body?: RejectCleanerDto,
  ): Promise<DecidedApplication> {
    return this.cleaners.reject(actor.userId, id, body ?? {});
  }

  @Patch('cleaners/:cleanerId/insurance')
  @ApiCall(ADMIN_CLEANER_CALLS.setCleanerInsurance)
  @ApiOkResponse({ type: DecidedApplication })
  setCleanerInsurance(
    @CurrentActor() actor: Actor,
    @IdParam('cleanerId') cleanerId: number,
    @Body() { insured }: SetInsuranceDto,
  ): Promise<DecidedApplication> {
    return this.cleaners.setInsured(actor.userId, cleanerId, insured);
  }
}
