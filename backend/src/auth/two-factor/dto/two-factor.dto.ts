import { AnyPassword, Id, TypedCode } from '../../../common/fields.js';

class OwnAccountDto {
  @Id({ description: 'Id of the caller’s account' })
  userId: number;
}

/** Requires the password, so that a stolen session is not enough. */
export class ConfirmedTwoFactorDto extends OwnAccountDto {
  @AnyPassword()
  password: string;
}

export class VerifyTwoFactorDto extends OwnAccountDto {
  @TypedCode(20, { description: 'Code from the authenticator app; spaces are ignored', example: '123456' })
  code: string;
}
