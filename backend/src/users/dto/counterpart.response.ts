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
    description: 'With a confirmed or completed booking, if the person shares it',
  })
  phone?: string | null;

  @ApiPropertyOptional({ description: 'As `phone`' })
  email?: string;
}
