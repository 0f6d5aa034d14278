import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor, Public } from '../../common/decorators.js';
import { LimitedTo } from '../../common/limited-to.js';
import { AccountsService } from '../../users/accounts.service.js';
import { AccountUserResponse } from '../../users/dto/account-user.response.js';
import { RegisterCleanerDto, RegisterCustomerDto } from './dto/register.dto.js';
import { CleanerRegisteredResponse, RegisteredResponse } from '../sign-in/dto/signed-in.response.js';
import { Device, type CallingDevice } from '../sign-in/device-cookie.js';
import { RegistrationService } from './registration.service.js';

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
  @ApiOperation({ summary: 'Open a customer account and sign in' })
  @ApiCreatedResponse({ type: RegisteredResponse })
  @ApiErrors(400, 409, 503)
  registerCustomer(
    @Body() body: RegisterCustomerDto,
    @Device() device: CallingDevice,
  ): Promise<RegisteredResponse> {
    return this.registration.registerCustomer(body, device);
  }

  @Public()
  @Post('register-cleaner')
  @LimitedTo(20, 600)
  @ApiOperation({
    summary: 'Apply as a cleaner: opens an account whose profile awaits approval, and signs in',
  })
  @ApiCreatedResponse({ type: CleanerRegisteredResponse })
  @ApiErrors(400, 404, 409, 503)
  registerCleaner(
    @Body() body: RegisterCleanerDto,
    @Device() device: CallingDevice,
  ): Promise<CleanerRegisteredResponse> {
    return this.registration.registerCleaner(body, device);
  }

  @Get('user')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'The signed-in account' })
  @ApiOkResponse({ type: AccountUserResponse })
  @ApiErrors(401)
  getCurrentUser(@CurrentActor() actor: Actor): Promise<AccountUserResponse> {
    return this.accounts.read(actor.userId);
  }
}
