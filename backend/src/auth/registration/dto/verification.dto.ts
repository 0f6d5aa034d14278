import { Id, OneOf, TypedCode } from '../../../common/fields.js';

export class SendVerificationDto {
  @Id({ description: "The caller's own" })
  userId: number;

  @OneOf(['email'], { optional: true })
  type?: 'email';
}

export class VerifyEmailDto {
  @Id({ description: "The caller's own" })
  userId: number;

  @TypedCode(20, { example: 'K7PQ4X', description: 'From the mail' })
  code: string;
}
