import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CleanerProfileResponse } from '../../cleaners/dto/cleaner.response.js';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { CreatedAt } from '../../common/location.interceptor.js';
import { AccountUserResponse } from '../../users/dto/account-user.response.js';
import { ChangeSidesService } from './change-sides.service.js';
import { CleanerApplicationDto } from './dto/register.dto.js';

@ApiTags('Accounts')
@ApiBearerAuth()
@Controller('cleaners')
export class ChangeSidesController {
  constructor(private readonly sides: ChangeSidesService) {}

  @Post()
  @ApiOperation({
    summary: 'Apply as a cleaner with a customer’s account',
    description:
      'The account is a cleaner’s from then on. Refused while requests, bookings or jobs of the customer are open.',
  })
  @CreatedAt('/api/cleaners', CleanerProfileResponse)
  @ApiErrors(400, 401, 403, 404, 409, 503)
  applyAsCleaner(
    @CurrentActor() actor: Actor,
    @Body() application: CleanerApplicationDto,
  ): Promise<CleanerProfileResponse> {
    return this.sides.apply(actor, application);
  }

  @Roles('cleaner')
  @Post(':id/withdraw-application')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take an application back that waits or was rejected: the account is a customer’s again',
  })
  @ApiOkResponse({ type: AccountUserResponse })
  @ApiErrors(400, 401, 403, 404, 409)
  withdrawCleanerApplication(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
  ): Promise<AccountUserResponse> {
    return this.sides.withdraw(actor, id);
  }
}
