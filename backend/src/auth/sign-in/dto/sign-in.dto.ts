import { AnyPassword, Email, Secret, TypedCode } from '../../../common/fields.js';

export class SignInDto {
  @Email()
  email: string;

  @AnyPassword()
  password: string;
}

export class SecondStepDto {
  @Secret(1000, { description: 'Challenge token from the answer to the first step' })
  challengeToken: string;

  @TypedCode(20, {
    description: 'Code from the authenticator app, or an unused recovery code',
    example: '123456',
  })
  code: string;
}
