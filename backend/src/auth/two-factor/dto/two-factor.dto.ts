import { AnyPassword, Id, Secret } from '../../../common/fields.js';

export class TwoFactorSetupDto {
  @Id({ description: "The caller's own" })
  userId: number;
}

export class VerifyTwoFactorDto extends TwoFactorSetupDto {
  @Secret(20, { description: 'From the authenticator app', example: '123456' })
  code: string;
}

export class DisableTwoFactorDto extends TwoFactorSetupDto {
  @AnyPassword()
  password: string;
}
