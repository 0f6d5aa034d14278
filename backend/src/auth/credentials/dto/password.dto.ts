import { AnyPassword, Email, NewPassword, Secret } from '../../../common/fields.js';

export class ForgotPasswordDto {
  @Email()
  email: string;
}

export class ResetPasswordDto {
  @Secret(200, { description: 'Token from the mailed link' })
  token: string;

  @NewPassword()
  newPassword: string;
}

export class ChangePasswordDto {
  @AnyPassword()
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}

/** For calls that require the password again. */
export class PasswordDto {
  @AnyPassword()
  password: string;
}
