import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A person with whom the caller shares a booking, an application or a conversation. */
export class CounterpartResponse {
  @ApiProperty({ example: 14 })
  id: number;

  @ApiProperty({ example: 'Ada' })
  firstName: string;

  @ApiProperty({ type: String, nullable: true })
  profileImageUrl: string | null;

  @ApiProperty({ example: 4.83 })
  rating: number;

  @ApiProperty({ example: 12 })
  reviewCount: number;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description:
      'Phone number, if the two share a confirmed or completed booking and the person agrees to show it',
  })
  phone?: string | null;

  @ApiPropertyOptional({ description: 'Email address, under the same conditions as `phone`' })
  email?: string;
}
