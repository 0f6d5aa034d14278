import { ApiProperty } from '@nestjs/swagger';

export class MessageResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  senderId: number;

  @ApiProperty({ type: 'integer' })
  receiverId: number;

  @ApiProperty({ example: 'Ada', description: 'First name of the sender' })
  senderName: string;

  @ApiProperty({ type: 'integer', nullable: true })
  bookingId: number | null;

  @ApiProperty({ example: 'Good morning! Is there parking nearby?' })
  content: string;

  @ApiProperty({ description: 'Whether its receiver has read it' })
  isRead: boolean;

  @ApiProperty({ format: 'date-time', example: '2027-03-14T18:20:00.000Z' })
  createdAt: string;
}
