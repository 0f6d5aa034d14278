import { AnyPassword, Email, Secret, TypedCode } from '../../../common/fields.js';

export class SignInDto {
  @Email()
  email: string;

  @AnyPassword()
  password: string;
}

export class SecondStepDto {
  @Secret(1000, { description: 'From the answer to the first step' })
  challengeToken: string;

  @TypedCode(20, {
    description: 'From the authenticator app, or a recovery code that was not used yet',
    example: '123456',
  })
  code: string;
}
