import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Public } from '../../common/decorators.js';
import { LimitedTo } from '../../common/limited-to.js';
import { Device, type CallingDevice } from './device-cookie.js';
import { SessionResponse } from '../sessions/dto/session.response.js';
import { SecondStepDto, SignInDto } from './dto/sign-in.dto.js';
import { SignedInResponse, TwoFactorChallengeResponse } from './dto/signed-in.response.js';
import { SecondStepService } from '../two-factor/second-step.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInService } from './sign-in.service.js';
import { SIGN_IN_CALLS } from './sign-in.calls.js';

const DEVICE_COOKIE = {
  'Set-Cookie': {
    description:
      'Cookie that makes this device known to the account. If it is sent with later sign-ins, wrong guesses made elsewhere cannot lock this device out. It gives access to nothing.',
    schema: { type: 'string' },
    example: 'tidyhearth-device=eyJhbGciOi…; Path=/api/login; Max-Age=31536000; HttpOnly; SameSite=Strict',
  },
} as const;

@ApiTags('Sessions')
@ApiExtraModels(SignedInResponse, TwoFactorChallengeResponse)
@Controller()
export class SignInController {
  constructor(
    private readonly signingIn: SignInService,
    private readonly secondStep: SecondStepService,
    private readonly sessions: SessionsService,
  ) {}

  @Public()
  @Post('login')
  @HttpCode(200)
  @LimitedTo(30, 60)
  @ApiCall(SIGN_IN_CALLS.signIn)
  @ApiOkResponse({
    description: 'A session, or a challenge if two-factor authentication is on',
    headers: DEVICE_COOKIE,
    schema: {
      oneOf: [{ $ref: getSchemaPath(SignedInResponse) }, { $ref: getSchemaPath(TwoFactorChallengeResponse) }],
    },
  })
  signIn(
    @Body() body: SignInDto,
    @Device() device: CallingDevice,
  ): Promise<SignedInResponse | TwoFactorChallengeResponse> {
    return this.signingIn.signIn(body, device);
  }

  @Public()
  @Post('login/2fa')
  @HttpCode(200)
  @LimitedTo(30, 60)
  @ApiCall(SIGN_IN_CALLS.signInWithSecondStep)
  @ApiOkResponse({ type: SignedInResponse, headers: DEVICE_COOKIE })
  signInWithSecondStep(
    @Body() body: SecondStepDto,
    @Device() device: CallingDevice,
  ): Promise<SignedInResponse> {
    return this.secondStep.signIn(body, device);
  }

  @Post('logout')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiCall(SIGN_IN_CALLS.signOut)
  @ApiNoContentResponse()
  signOut(@CurrentActor() actor: Actor): Promise<void> {
    return this.sessions.signOut(actor);
  }

  @Get('auth/sessions')
  @ApiBearerAuth()
  @ApiCall(SIGN_IN_CALLS.listSessions)
  @ApiOkResponse({ type: [SessionResponse] })
  listSessions(@CurrentActor() actor: Actor): Promise<SessionResponse[]> {
    return this.sessions.list(actor);
  }

  @Delete('auth/sessions')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiCall(SIGN_IN_CALLS.endAllSessions)
  @ApiNoContentResponse()
  endAllSessions(@CurrentActor() actor: Actor): Promise<void> {
    return this.sessions.signOutEverywhere(actor);
  }

  @Delete('auth/sessions/:sid')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiCall(SIGN_IN_CALLS.endSession)
  @ApiNoContentResponse()
  endSession(@CurrentActor() actor: Actor, @Param('sid') sid: string): Promise<void> {
    return this.sessions.end(actor, sid);
  }
}
