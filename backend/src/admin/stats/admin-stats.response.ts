import { ApiProperty } from '@nestjs/swagger';

export class AdminStats {
  @ApiProperty({ description: 'Accounts that are not closed, without the admin’s', example: 50_210 })
  totalUsers: number;

  @ApiProperty({ description: 'Of these, the customers', example: 49_880 })
  totalCustomers: number;

  @ApiProperty({ description: 'And the cleaners, approved or not', example: 330 })
  totalCleaners: number;

  @ApiProperty({ example: 7 })
  pendingCleaners: number;

  @ApiProperty({ example: 9120 })
  totalBookings: number;

  @ApiProperty({ description: 'Made in the last 30 days', example: 640 })
  recentBookings: number;

  @ApiProperty({ description: 'Not closed yet', example: 4 })
  openCases: number;

  @ApiProperty({ description: 'Accounts that are not closed', example: 3 })
  suspendedUsers: number;
}
