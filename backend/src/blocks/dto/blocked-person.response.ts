import { ApiProperty } from '@nestjs/swagger';
import { USER_TYPES, type UserType } from '@tidyhearth/domain';

/** Somebody whom the caller has blocked. */
export class BlockedPersonResponse {
  @ApiProperty({ type: 'integer', example: 15 })
  userId: number;

  @ApiProperty({ example: 'Ada' })
  firstName: string;

  @ApiProperty({ type: String, nullable: true, example: '/api/files/9f1c2b.webp' })
  profileImageUrl: string | null;

  @ApiProperty({ enum: USER_TYPES })
  userType: UserType;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  blockedAt: string;
}

export class BlockMadeResponse extends BlockedPersonResponse {
  @ApiProperty({
    type: 'integer',
    example: 1,
    description: 'Number of confirmed bookings between the two, which stay until one of them cancels',
  })
  confirmedBookings: number;
}
