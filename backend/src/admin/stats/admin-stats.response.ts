import { ApiProperty } from '@nestjs/swagger';

export class AdminStats {
  @ApiProperty({ example: 50_210 })
  totalUsers: number;

  @ApiProperty({ example: 49_880 })
  totalCustomers: number;

  @ApiProperty({ example: 330 })
  totalCleaners: number;

  @ApiProperty({ example: 7 })
  pendingCleaners: number;

  @ApiProperty({ example: 9120 })
  totalBookings: number;

  @ApiProperty({ description: 'Made in the last 30 days', example: 640 })
  recentBookings: number;

  @ApiProperty({ description: 'Not closed yet', example: 4 })
  openCases: number;

  @ApiProperty({ example: 3 })
  suspendedUsers: number;
}
