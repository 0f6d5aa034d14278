import { AUDIT_SUMMARY_MAX, CHANGED_USERS_MAX } from '@tidyhearth/domain';
import { OneOf, SomeIds, Text } from '../../common/fields.js';

const ACCOUNT_CHANGES = ['verify', 'unverify', 'suspend', 'unsuspend'] as const;
type AccountChange = (typeof ACCOUNT_CHANGES)[number];

export class ChangeUsersDto {
  @OneOf(ACCOUNT_CHANGES, { description: 'Change to each account' })
  change: AccountChange;

  @SomeIds({ max: CHANGED_USERS_MAX, example: [12, 13] })
  userIds: number[];

  @Text({
    max: AUDIT_SUMMARY_MAX,
    multiline: true,
    optional: true,
    description: 'Reason, required for a suspension; each person is told by mail',
  })
  reason?: string;
}
