import { ApiProperty } from '@nestjs/swagger';

export class AdminStats {
  @ApiProperty({
    description: 'Number of accounts that are not closed, the admin’s included',
    example: 50_211,
  })
  totalUsers: number;

  @ApiProperty({ description: 'Number of customers among them, without the admin', example: 49_880 })
  totalCustomers: number;

  @ApiProperty({ description: 'Number of cleaners among them, approved or not', example: 330 })
  totalCleaners: number;

  @ApiProperty({ example: 7 })
  pendingCleaners: number;

  @ApiProperty({ example: 9120 })
  totalBookings: number;

  @ApiProperty({ description: 'Number of bookings made in the last 30 days', example: 640 })
  recentBookings: number;

  @ApiProperty({ description: 'Number of cases that are not closed yet', example: 4 })
  openCases: number;

  @ApiProperty({ description: 'Number of suspended accounts that are not closed', example: 3 })
  suspendedUsers: number;
}
