import { ApiProperty } from '@nestjs/swagger';
import { ERRORS } from '@tidyhearth/domain';
import type { ChangedEach } from '../../users/change-each.js';

export class RefusedUser {
  @ApiProperty({ example: 12 })
  userId: number;

  @ApiProperty({ example: 'SELF_ACTION' })
  code: string;

  @ApiProperty({ example: ERRORS.SELF_ACTION[1] })
  message: string;
}

/** Which accounts were changed and which could not be. All others already had the requested state. */
export class UsersChanged {
  @ApiProperty({ type: 'array', items: { type: 'integer' }, example: [13] })
  changed: number[];

  @ApiProperty({ type: [RefusedUser] })
  refused: RefusedUser[];
}

export function toUsersChanged({ changed, refused }: ChangedEach): UsersChanged {
  return {
    changed,
    refused: refused.map(({ userId, code }) => ({ userId, code, message: ERRORS[code][1] })),
  };
}
