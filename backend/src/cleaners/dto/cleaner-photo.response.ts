import { ApiProperty } from '@nestjs/swagger';

export class CleanerPhotoResponse {
  @ApiProperty({ example: '/api/files/0f3c9a7be2d14c580f3c9a7be2d14c58.webp' })
  profileImage: string;
}
