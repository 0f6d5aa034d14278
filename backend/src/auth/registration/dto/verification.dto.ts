import { Id, OneOf, Secret } from '../../../common/fields.js';

export class SendVerificationDto {
  @Id({ description: "The caller's own" })
  userId: number;

  @OneOf(['email'], { optional: true })
  type?: 'email';
}

export class VerifyEmailDto {
  @Id({ description: "The caller's own" })
  userId: number;

  @Secret(20, { example: 'K7PQ4X', description: 'From the mail' })
  code: string;
}
