import { ApiProperty } from '@nestjs/swagger';
import { CleanerProfileResponse } from '../../../cleaners/dto/cleaner.response.js';
import { AccountUserResponse } from '../../../users/dto/account-user.response.js';

export class SignedInResponse {
  @ApiProperty({ description: 'Bearer token of the new session', example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' })
  token: string;

  @ApiProperty({ type: AccountUserResponse })
  user: AccountUserResponse;
}

export class TwoFactorChallengeResponse {
  @ApiProperty({ enum: [true] })
  twoFactorRequired: true;

  @ApiProperty({
    description: 'Token for the second step, valid for ten minutes',
    example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln',
  })
  challengeToken: string;
}

export class RegisteredResponse extends SignedInResponse {
  @ApiProperty({ example: 'Your account has been created.' })
  message: string;
}

export class CleanerRegisteredResponse extends RegisteredResponse {
  @ApiProperty({ type: CleanerProfileResponse })
  cleaner: CleanerProfileResponse;
}
