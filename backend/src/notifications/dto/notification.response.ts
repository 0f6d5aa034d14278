import { ApiProperty } from '@nestjs/swagger';
import { NOTIFICATION_TYPES, type NotificationType } from '@tidyhearth/domain';

export class NotificationResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: NOTIFICATION_TYPES, enumName: 'NotificationType' })
  type: NotificationType;

  @ApiProperty({ example: 'Booking confirmed' })
  title: string;

  @ApiProperty({ example: 'Ada accepted your Deep Cleaning on Mar 15, 2027, 9:00 AM.' })
  message: string;

  @ApiProperty({ format: 'date-time', example: '2027-03-14T18:20:00.000Z' })
  timestamp: string;

  @ApiProperty({ type: 'integer', description: 'Id of the account that received it' })
  userId: number;

  @ApiProperty()
  isRead: boolean;

  @ApiProperty({ type: 'integer', nullable: true })
  postingId: number | null;

  @ApiProperty({ type: String, nullable: true, example: '3-8' })
  conversationId: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  applicationId: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  bookingId: number | null;
}

export class UnreadNotificationsResponse {
  @ApiProperty({ type: 'integer', example: 3 })
  count: number;
}

export class NotificationsReadResponse {
  @ApiProperty({
    type: 'integer',
    example: 3,
    description: 'Number of notifications that were unread before',
  })
  updated: number;
}
