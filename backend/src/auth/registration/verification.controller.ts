import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor } from '../../common/decorators.js';
import { LimitedTo } from '../../common/limited-to.js';
import { SuccessResponse } from '../dto/done.response.js';
import { ConfirmedTwoFactorDto, VerifyTwoFactorDto } from '../two-factor/dto/two-factor.dto.js';
import { TwoFactorEnabledResponse, TwoFactorSetupResponse } from '../two-factor/dto/two-factor.response.js';
import { SendVerificationDto, VerifyEmailDto } from './dto/verification.dto.js';
import { EmailVerificationService } from './email-verification.service.js';
import { TwoFactorService } from '../two-factor/two-factor.service.js';

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
  @ApiOperation({ summary: 'Mail a new verification code; the one before ends' })
  @ApiOkResponse({ type: SuccessResponse })
  @ApiErrors(400, 401, 403)
  sendVerificationCode(
    @CurrentActor() actor: Actor,
    @Body() body: SendVerificationDto,
  ): Promise<SuccessResponse> {
    return this.email.send(actor, body);
  }

  @Post('verify-email')
  @HttpCode(200)
  @LimitedTo(60, 600)
  @ApiOperation({ summary: 'Confirm the email address with the mailed code' })
  @ApiOkResponse({ type: SuccessResponse })
  @ApiErrors(400, 401, 403)
  verifyEmail(@CurrentActor() actor: Actor, @Body() body: VerifyEmailDto): Promise<SuccessResponse> {
    return this.email.verify(actor, body);
  }

  @Post('2fa/setup')
  @HttpCode(200)
  @LimitedTo(60, 600)
  @ApiOperation({ summary: 'Begin to set up two-factor authentication; needs the password' })
  @ApiOkResponse({ type: TwoFactorSetupResponse })
  @ApiErrors(400, 401, 403, 409, 503)
  setUpTwoFactor(
    @CurrentActor() actor: Actor,
    @Body() body: ConfirmedTwoFactorDto,
  ): Promise<TwoFactorSetupResponse> {
    return this.twoFactor.setUp(actor, body);
  }

  @Post('2fa/verify')
  @HttpCode(200)
  @LimitedTo(60, 600)
  @ApiOperation({ summary: 'Turn two-factor authentication on with the first code; ends all other sessions' })
  @ApiOkResponse({ type: TwoFactorEnabledResponse })
  @ApiErrors(400, 401, 403, 409)
  enableTwoFactor(
    @CurrentActor() actor: Actor,
    @Body() body: VerifyTwoFactorDto,
  ): Promise<TwoFactorEnabledResponse> {
    return this.twoFactor.verify(actor, body);
  }

  @Post('2fa/recovery-codes')
  @HttpCode(200)
  @LimitedTo(60, 600)
  @ApiOperation({ summary: 'Make new recovery codes; the ones before stop working' })
  @ApiOkResponse({ type: TwoFactorEnabledResponse })
  @ApiErrors(400, 401, 403, 409, 503)
  renewRecoveryCodes(
    @CurrentActor() actor: Actor,
    @Body() body: ConfirmedTwoFactorDto,
  ): Promise<TwoFactorEnabledResponse> {
    return this.twoFactor.renewRecoveryCodes(actor, body);
  }

  @Post('2fa/disable')
  @HttpCode(200)
  @LimitedTo(60, 600)
  @ApiOperation({ summary: 'Turn two-factor authentication off; ends all other sessions' })
  @ApiOkResponse({ type: SuccessResponse })
  @ApiErrors(400, 401, 403, 503)
  disableTwoFactor(
    @CurrentActor() actor: Actor,
    @Body() body: ConfirmedTwoFactorDto,
  ): Promise<SuccessResponse> {
    return this.twoFactor.disable(actor, body);
  }
}
