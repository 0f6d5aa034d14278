import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
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
  @ApiOperation({ summary: 'Ask for a link to choose a new password; answers the same for every address' })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400)
  requestPasswordReset(@Body() { email }: ForgotPasswordDto): Promise<DoneResponse> {
    return this.passwordReset.request(email);
  }

  @Public()
  @Get('auth/verify-reset-token/:token')
  @Header('Referrer-Policy', 'no-referrer')
  @LimitedTo(60, 600)
  @ApiOperation({ summary: 'Whose a password link is, without using it up' })
  @ApiOkResponse({ type: ResetTokenResponse })
  @ApiErrors(400)
  verifyResetToken(@Param('token') token: string): Promise<ResetTokenResponse> {
    return this.passwordReset.verify(token);
  }

  @Public()
  @Post('auth/reset-password')
  @HttpCode(200)
  @LimitedTo(20, 600)
  @ApiOperation({ summary: 'Choose a new password with a mailed link; ends all sessions' })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 503)
  resetPassword(@Body() body: ResetPasswordDto): Promise<DoneResponse> {
    return this.passwordReset.complete(body);
  }

  @Post('auth/change-password')
  @HttpCode(200)
  @LimitedTo(20, 600)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Change the password; ends all other sessions' })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 401, 503)
  changePassword(@CurrentActor() actor: Actor, @Body() body: ChangePasswordDto): Promise<DoneResponse> {
    return this.passwords.change(actor, body);
  }

  @Post('auth/confirm')
  @HttpCode(200)
  @LimitedTo(20, 600)
  @ApiBearerAuth()
  @ApiOperation({
    summary:
      'Give the password again, for what asks with CONFIRMATION_REQUIRED; counts for a quarter of an hour',
  })
  @ApiOkResponse({ type: SuccessResponse })
  @ApiErrors(400, 401, 503)
  confirmPassword(@CurrentActor() actor: Actor, @Body() { password }: PasswordDto): Promise<SuccessResponse> {
    return this.confirming.confirm(actor, password);
  }

  @Post('auth/change-email')
  @HttpCode(200)
  @LimitedTo(20, 600)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Ask to change the email address; sends a link to the new one' })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 401, 409, 503)
  requestEmailChange(@CurrentActor() actor: Actor, @Body() body: ChangeEmailDto): Promise<DoneResponse> {
    return this.addresses.request(actor, body);
  }

  @Public()
  @Post('auth/confirm-email')
  @HttpCode(200)
  @LimitedTo(20, 600)
  @ApiOperation({ summary: 'Confirm a new email address with the mailed link' })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 409)
  confirmEmailChange(@Body() { token }: ConfirmEmailDto): Promise<DoneResponse> {
    return this.addresses.confirm(token);
  }

  @Post('users/:id/deactivate')
  @HttpCode(204)
  @LimitedTo(20, 600)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Close the own account; refused while a confirmed booking lies ahead' })
  @ApiNoContentResponse()
  @ApiErrors(400, 401, 403, 409, 503)
  deactivateAccount(
    @CurrentActor() actor: Actor,
    @IdParam('id') id: number,
    @Body() { password }: PasswordDto,
  ): Promise<void> {
    return this.deactivation.deactivate(actor, id, password);
  }
}
