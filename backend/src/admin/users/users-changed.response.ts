import { ApiProperty } from '@nestjs/swagger';
import { ERRORS } from '@tidyhearth/domain';
import type { RefusedChange } from '../../users/change-each.js';

export class RefusedUser {
  @ApiProperty({ example: 12 })
  userId: number;

  @ApiProperty({ example: 'SELF_ACTION' })
  code: string;

  @ApiProperty({ example: 'You can not do this to your own account.' })
  message: string;
}

/** Who could not be changed; everybody else was. */
export class UsersChanged {
  @ApiProperty({ type: [RefusedUser] })
  refused: RefusedUser[];
}

export function toUsersChanged(refused: readonly RefusedChange[]): UsersChanged {
  return { refused: refused.map(({ userId, code }) => ({ userId, code, message: ERRORS[code][1] })) };
}
