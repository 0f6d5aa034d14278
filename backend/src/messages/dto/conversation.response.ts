import { ApiProperty } from '@nestjs/swagger';
import { USER_TYPES, type UserType } from '@tidyhearth/domain';
import { Contact, CONTACT_STATES, type ContactState } from '../../blocks/contact.js';

class ConversationPartner {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ example: 'Ada' })
  firstName: string;

  @ApiProperty({ type: String, nullable: true, example: '/api/files/9f1c2b.webp' })
  profileImageUrl: string | null;

  @ApiProperty({ enum: USER_TYPES })
  userType: UserType;
}

export class ConversationResponse {
  @ApiProperty({ example: '3-8', description: 'Ids of both users, joined by a hyphen, the lower one first' })
  conversationId: string;

  @ApiProperty({ type: 'integer' })
  otherUserId: number;

  @ApiProperty({ type: ConversationPartner })
  otherUser: ConversationPartner;

  @ApiProperty({ example: 'Good morning! Is there parking nearby?' })
  lastMessage: string;

  @ApiProperty({ format: 'date-time', example: '2027-03-14T18:20:00.000Z' })
  lastMessageTime: string;

  @ApiProperty({ type: 'integer' })
  lastSenderId: number;

  @ApiProperty({ type: 'integer', description: 'Number of messages that the caller has not read' })
  unreadCount: number;

  @ApiProperty({
    enum: CONTACT_STATES,
    description:
      'Whether the caller can write: `blocked` if the caller has blocked the other person, `unreachable` for any other reason',
  })
  contact: ContactState;
}

export class ContactResponse {
  @Contact()
  contact: ContactState;

  @ApiProperty({
    type: ConversationPartner,
    nullable: true,
    description: 'The other person; null if the caller has nothing in common with them or they do not exist',
  })
  otherUser: ConversationPartner | null;
}

export class UnreadMessagesResponse {
  @ApiProperty({ type: 'integer', example: 2 })
  count: number;
}

export class MessagesReadResponse {
  @ApiProperty({ type: 'integer', example: 2, description: 'Number of messages that were unread before' })
  updated: number;
}
