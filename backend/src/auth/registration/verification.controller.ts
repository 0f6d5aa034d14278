import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor } from '../../common/decorators.js';
import { LimitedTo } from '../../common/limited-to.js';
import { SuccessResponse } from '../dto/done.response.js';
import { ConfirmedTwoFactorDto, VerifyTwoFactorDto } from '../two-factor/dto/two-factor.dto.js';
import { TwoFactorEnabledResponse, TwoFactorSetupResponse } from '../two-factor/dto/two-factor.response.js';
import { SendVerificationDto, VerifyEmailDto } from './dto/verification.dto.js';
import { EmailVerificationService } from './email-verification.service.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';
import { VERIFICATION_CALLS } from './verification.calls.js';

@ApiTags('Accounts')
@ApiBearerAuth()
@Controller('auth')
export class VerificationController {
  constructor(
    private readonly email: EmailVerificationService,
    private readonly twoFactor: TwoFactorService,
  ) {}

  @Post('send-verification')
  @HttpCode(200)
  @LimitedTo(30, 600)
  @ApiCall(VERIFICATION_CALLS.sendVerificationCode)
  @ApiOkResponse({ type: SuccessResponse })
  sendVerificationCode(
    @CurrentActor() actor: Actor,
    @Body() body: SendVerificationDto,
  ): Promise<SuccessResponse> {
    return this.email.send(actor, body);
  }

  @Post('verify-email')
  @HttpCode(200)
  @LimitedTo(60, 600)
  @ApiCall(VERIFICATION_CALLS.verifyEmail)
  @ApiOkResponse({ type: SuccessResponse })
  verifyEmail(@CurrentActor() actor: Actor, @Body() body: VerifyEmailDto): Promise<SuccessResponse> {
    return this.email.verify(actor, body);
  }

  @Post('2fa/setup')
  @HttpCode(200)
  @LimitedTo(60, 600)
  @ApiCall(VERIFICATION_CALLS.setUpTwoFactor)
  @ApiOkResponse({ type: TwoFactorSetupResponse })
  setUpTwoFactor(
    @CurrentActor() actor: Actor,
    @Body() body: ConfirmedTwoFactorDto,
  ): Promise<TwoFactorSetupResponse> {
    return this.twoFactor.setUp(actor, body);
  }

  @Post('2fa/verify')
  @HttpCode(200)
  @LimitedTo(60, 600)
  @ApiCall(VERIFICATION_CALLS.enableTwoFactor)
  @ApiOkResponse({ type: TwoFactorEnabledResponse })
  enableTwoFactor(
    @CurrentActor() actor: Actor,
    @Body() body: VerifyTwoFactorDto,
  ): Promise<TwoFactorEnabledResponse> {
    return this.twoFactor.verify(actor, body);
  }

  @Post('2fa/recovery-codes')
  @HttpCode(200)
  @LimitedTo(60, 600)
  @ApiCall(VERIFICATION_CALLS.renewRecoveryCodes)
  @ApiOkResponse({ type: TwoFactorEnabledResponse })
  renewRecoveryCodes(
    @CurrentActor() actor: Actor,
    @Body() body: ConfirmedTwoFactorDto,
  ): Promise<TwoFactorEnabledResponse> {
    return this.twoFactor.renewRecoveryCodes(actor, body);
  }

  @Post('2fa/disable')
  @HttpCode(200)
  @LimitedTo(60, 600)
  @ApiCall(VERIFICATION_CALLS.disableTwoFactor)
  @ApiOkResponse({ type: SuccessResponse })
  disableTwoFactor(
    @CurrentActor() actor: Actor,
    @Body() body: ConfirmedTwoFactorDto,
  ): Promise<SuccessResponse> {
    return this.twoFactor.disable(actor, body);
  }
}
