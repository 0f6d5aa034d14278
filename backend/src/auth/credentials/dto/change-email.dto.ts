import { AnyPassword, Email, Secret } from '../../../common/fields.js';

export class ChangeEmailDto {
  @Email()
  email: string;

  @AnyPassword()
  password: string;
}

export class ConfirmEmailDto {
  @Secret(200, { description: 'Token from the link that was mailed to the new address' })
  token: string;
}
