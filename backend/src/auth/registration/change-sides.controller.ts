import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CleanerProfileResponse } from '../../cleaners/dto/cleaner.response.js';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { CreatedAt } from '../../common/created-at.js';
import { AccountUserResponse } from '../../users/dto/account-user.response.js';
import { CHANGE_SIDES_CALLS } from './change-sides.calls.js';
import { ChangeSidesService } from './change-sides.service.js';
import { CleanerApplicationDto } from './dto/register.dto.js';

@ApiTags('Accounts')
@ApiBearerAuth()
@Controller('cleaners')
export class ChangeSidesController {
  constructor(private readonly sides: ChangeSidesService) {}

  @Post()
  @ApiCall(CHANGE_SIDES_CALLS.applyAsCleaner)
  @CreatedAt('/api/cleaners', CleanerProfileResponse)
  applyAsCleaner(
    @CurrentActor() actor: Actor,
    @Body() application: CleanerApplicationDto,
  ): Promise<CleanerProfileResponse> {
    return this.sides.apply(actor, application);
  }

  @Roles('cleaner')
  @Post(':id/withdraw-application')
  @HttpCode(200)
  @ApiCall(CHANGE_SIDES_CALLS.withdrawCleanerApplication)
  @ApiOkResponse({ type: AccountUserResponse })
  withdrawCleanerApplication(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
  ): Promise<AccountUserResponse> {
    return this.sides.withdraw(actor, id);
  }
}
