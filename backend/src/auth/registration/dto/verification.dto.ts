import { Id, OneOf, TypedCode } from '../../../common/fields.js';

export class SendVerificationDto {
  @Id({ description: 'Id of the caller’s account' })
  userId: number;

  @OneOf(['email'], { optional: true })
  type?: 'email';
}

export class VerifyEmailDto {
  @Id({ description: 'Id of the caller’s account' })
  userId: number;

  @TypedCode(20, { example: 'K7PQ4X', description: 'Code from the mail' })
  code: string;
}
