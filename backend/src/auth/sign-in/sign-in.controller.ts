import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor, Public } from '../../common/decorators.js';
import { LimitedTo } from '../../common/limited-to.js';
import { Device, type CallingDevice } from './device-cookie.js';
import { SessionResponse } from '../sessions/dto/session.response.js';
import { SecondStepDto, SignInDto } from './dto/sign-in.dto.js';
import { SignedInResponse, TwoFactorChallengeResponse } from './dto/signed-in.response.js';
import { SecondStepService } from '../two-factor/second-step.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInService } from './sign-in.service.js';

const DEVICE_COOKIE = {
  'Set-Cookie': {
    description:
      'Makes this device known to the account. Sent along with later sign-ins, it keeps wrong guesses from elsewhere from locking this device out; it opens nothing.',
    schema: { type: 'string' },
    example: 'tidyhearth-device=eyJhbGciOi…; Path=/api/login; Max-Age=31536000; HttpOnly; SameSite=Strict',
  },
} as const;
const LOCK =
  'Ten wrong guesses lock the account for a quarter of an hour, except on devices that have signed in to it before: they have ten guesses of their own. Changing or resetting the password ends that.';

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
  @ApiOperation({ summary: 'Sign in', description: LOCK })
  @ApiOkResponse({
    description: 'A session, or a challenge where two-factor authentication is on',
    headers: DEVICE_COOKIE,
    schema: {
      oneOf: [{ $ref: getSchemaPath(SignedInResponse) }, { $ref: getSchemaPath(TwoFactorChallengeResponse) }],
    },
  })
  @ApiErrors(400, 401, 403, 503)
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
  @ApiOperation({ summary: 'Complete a sign-in with the second step', description: LOCK })
  @ApiOkResponse({ type: SignedInResponse, headers: DEVICE_COOKIE })
  @ApiErrors(400, 401, 403, 409)
  signInWithSecondStep(
    @Body() body: SecondStepDto,
    @Device() device: CallingDevice,
  ): Promise<SignedInResponse> {
    return this.secondStep.signIn(body, device);
  }

  @Post('logout')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'End this session' })
  @ApiNoContentResponse()
  @ApiErrors(401)
  signOut(@CurrentActor() actor: Actor): Promise<void> {
    return this.sessions.signOut(actor);
  }

  @Get('auth/sessions')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Own sign-ins that are still valid' })
  @ApiOkResponse({ type: [SessionResponse] })
  @ApiErrors(401)
  listSessions(@CurrentActor() actor: Actor): Promise<SessionResponse[]> {
    return this.sessions.list(actor);
  }

  @Delete('auth/sessions')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Sign out everywhere: end all of the own sign-ins, this one too' })
  @ApiNoContentResponse()
  @ApiErrors(401)
  endAllSessions(@CurrentActor() actor: Actor): Promise<void> {
    return this.sessions.signOutEverywhere(actor);
  }

  @Delete('auth/sessions/:sid')
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiOperation({ summary: 'End one of the own sign-ins' })
  @ApiNoContentResponse()
  @ApiErrors(401, 404)
  endSession(@CurrentActor() actor: Actor, @Param('sid') sid: string): Promise<void> {
    return this.sessions.end(actor, sid);
  }
}
