import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Public } from '../../common/decorators.js';
import { LimitedTo } from '../../common/limited-to.js';
import { AccountsService } from '../../users/accounts.service.js';
import { AccountUserResponse } from '../../users/dto/account-user.response.js';
import { RegisterCleanerDto, RegisterCustomerDto } from './dto/register.dto.js';
import { CleanerRegisteredResponse, RegisteredResponse } from '../sign-in/dto/signed-in.response.js';
import { Device, type CallingDevice } from '../sign-in/device-cookie.js';
import { RegistrationService } from './registration.service.js';
import { REGISTRATION_CALLS } from './registration.calls.js';

@ApiTags('Accounts')
@Controller('auth')
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly accounts: AccountsService,
  ) {}

  @Public()
  @Post('register')
  @LimitedTo(20, 600)
  @ApiCall(REGISTRATION_CALLS.registerCustomer)
  @ApiCreatedResponse({ type: RegisteredResponse })
  registerCustomer(
    @Body() body: RegisterCustomerDto,
    @Device() device: CallingDevice,
  ): Promise<RegisteredResponse> {
    return this.registration.registerCustomer(body, device);
  }

  @Public()
  @Post('register-cleaner')
  @LimitedTo(20, 600)
  @ApiCall(REGISTRATION_CALLS.registerCleaner)
  @ApiCreatedResponse({ type: CleanerRegisteredResponse })
  registerCleaner(
    @Body() body: RegisterCleanerDto,
    @Device() device: CallingDevice,
  ): Promise<CleanerRegisteredResponse> {
    return this.registration.registerCleaner(body, device);
  }

  @Get('user')
  @ApiBearerAuth()
  @ApiCall(REGISTRATION_CALLS.getCurrentUser)
  @ApiOkResponse({ type: AccountUserResponse })
  getCurrentUser(@CurrentActor() actor: Actor): Promise<AccountUserResponse> {
    return this.accounts.read(actor.userId);
  }
}
