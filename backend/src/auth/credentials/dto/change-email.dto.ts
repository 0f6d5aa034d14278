import { AnyPassword, Email, Secret } from '../../../common/fields.js';

export class ChangeEmailDto {
  @Email()
  email: string;

  @AnyPassword()
  password: string;
}

export class ConfirmEmailDto {
  @Secret(200, { description: 'From the link mailed to the new address' })
  token: string;
}
