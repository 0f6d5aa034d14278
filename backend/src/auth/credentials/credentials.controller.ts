import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Public } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { LimitedTo } from '../../common/limited-to.js';
import { ChangeEmailService } from './change-email.service.js';
import { ChangePasswordService } from './change-password.service.js';
import { ConfirmService } from './confirm.service.js';
import { DeactivationService } from './deactivation.service.js';
import { ChangeEmailDto, ConfirmEmailDto } from './dto/change-email.dto.js';
import { DoneResponse, SuccessResponse } from '../dto/done.response.js';
import { ChangePasswordDto, ForgotPasswordDto, PasswordDto, ResetPasswordDto } from './dto/password.dto.js';
import { ResetTokenResponse } from './dto/reset-token.response.js';
import { PasswordResetService } from './password-reset.service.js';
import { Device, type CallingDevice } from '../sign-in/device-cookie.js';
import { CREDENTIALS_CALLS } from './credentials.calls.js';

@ApiTags('Accounts')
@Controller()
export class CredentialsController {
  constructor(
    private readonly passwordReset: PasswordResetService,
    private readonly passwords: ChangePasswordService,
    private readonly addresses: ChangeEmailService,
    private readonly deactivation: DeactivationService,
    private readonly confirming: ConfirmService,
  ) {}

  @Public()
  @Post('auth/forgot-password')
  @HttpCode(200)
  @LimitedTo(20, 600)
  @ApiCall(CREDENTIALS_CALLS.requestPasswordReset)
  @ApiOkResponse({ type: DoneResponse })
  requestPasswordReset(@Body() { email }: ForgotPasswordDto): Promise<DoneResponse> {
    return this.passwordReset.request(email);
  }

  @Public()
  @Get('auth/verify-reset-token/:token')
  @Header('Referrer-Policy', 'no-referrer')
  @LimitedTo(60, 600)
  @ApiCall(CREDENTIALS_CALLS.verifyResetToken)
  @ApiOkResponse({ type: ResetTokenResponse })
  verifyResetToken(@Param('token') token: string): Promise<ResetTokenResponse> {
    return this.passwordReset.verify(token);
  }

  @Public()
  @Post('auth/reset-password')
  @HttpCode(200)
  @LimitedTo(20, 600)
  @ApiCall(CREDENTIALS_CALLS.resetPassword)
  @ApiOkResponse({ type: DoneResponse })
  resetPassword(@Body() body: ResetPasswordDto, @Device() device: CallingDevice): Promise<DoneResponse> {
    return this.passwordReset.complete(body, device);
  }

  @Post('auth/change-password')
  @HttpCode(200)
  @LimitedTo(20, 600)
  @ApiBearerAuth()
  @ApiCall(CREDENTIALS_CALLS.changePassword)
  @ApiOkResponse({ type: DoneResponse })
  changePassword(
    @CurrentActor() actor: Actor,
    @Body() body: ChangePasswordDto,
    @Device() device: CallingDevice,
  ): Promise<DoneResponse> {
    return this.passwords.change(actor, body, device);
  }

  @Post('auth/confirm')
  @HttpCode(200)
  @LimitedTo(20, 600)
  @ApiBearerAuth()
  @ApiCall(CREDENTIALS_CALLS.confirmPassword)
  @ApiOkResponse({ type: SuccessResponse })
  confirmPassword(@CurrentActor() actor: Actor, @Body() { password }: PasswordDto): Promise<SuccessResponse> {
    return this.confirming.confirm(actor, password);
  }

  @Post('auth/change-email')
  @HttpCode(200)
  @LimitedTo(20, 600)
  @ApiBearerAuth()
  @ApiCall(CREDENTIALS_CALLS.requestEmailChange)
  @ApiOkResponse({ type: DoneResponse })
  requestEmailChange(@CurrentActor() actor: Actor, @Body() body: ChangeEmailDto): Promise<DoneResponse> {
    return this.addresses.request(actor, body);
  }

  @Public()
  @Post('auth/confirm-email')
  @HttpCode(200)
  @LimitedTo(20, 600)
  @ApiCall(CREDENTIALS_CALLS.confirmEmailChange)
  @ApiOkResponse({ type: DoneResponse })
  confirmEmailChange(@Body() { token }: ConfirmEmailDto): Promise<DoneResponse> {
    return this.addresses.confirm(token);
  }

  @Post('users/:id/deactivate')
  @HttpCode(204)
  @LimitedTo(20, 600)
  @ApiBearerAuth()
  @ApiCall(CREDENTIALS_CALLS.deactivateAccount)
  @ApiNoContentResponse()
  deactivateAccount(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { password }: PasswordDto,
  ): Promise<void> {
    return this.deactivation.deactivate(actor, id, password);
  }
}
