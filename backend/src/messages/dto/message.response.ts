import { ApiProperty } from '@nestjs/swagger';
import { isoOf } from '../../database/columns.js';

export class MessageResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  senderId: number;

  @ApiProperty({ type: 'integer' })
  receiverId: number;

  @ApiProperty({ example: 'Ada', description: "The sender's first name" })
  senderName: string;

  @ApiProperty({ type: 'integer', nullable: true })
  bookingId: number | null;

  @ApiProperty({ example: 'Good morning! Is there parking nearby?' })
  content: string;

  @ApiProperty({ description: 'By its receiver' })
  isRead: boolean;

  @ApiProperty({ format: 'date-time', example: '2027-03-14T18:20:00.000Z' })
  createdAt: string;
}

export interface MessageRow {
  id: number;
  senderId: number;
  receiverId: number;
  senderName: string;
  bookingId: number | null;
  content: string;
  isRead: number | boolean;
  createdAt: number;
}

export const MESSAGE_COLUMNS = `m.id, m.senderId, m.receiverId, s.firstName AS senderName, m.bookingId, m.content, m.isRead,
  m.createdAt`;

export function toMessage(row: MessageRow): MessageResponse {
  return {
    id: row.id,
    senderId: row.senderId,
    receiverId: row.receiverId,
    senderName: row.senderName,
    bookingId: row.bookingId,
    content: row.content,
    isRead: Boolean(row.isRead),
    createdAt: isoOf(row.createdAt),
  };
}
