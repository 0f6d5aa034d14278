import { MESSAGE_MAX } from '@tidyhearth/domain';
import { Flag, Id, Text } from '../../common/fields.js';

export class SendMessageDto {
  @Id({ description: 'Id of the caller’s account' })
  senderId: number;

  @Id()
  receiverId: number;

  @Id({ optional: true, nullable: true, description: 'Id of a booking that the two share' })
  bookingId?: number | null;

  @Text({ max: MESSAGE_MAX, multiline: true, example: 'Good morning! Is there parking nearby?' })
  content: string;

  @Flag({ optional: true, description: 'Ignored: a message is unread until its receiver reads it' })
  isRead?: boolean;
}
