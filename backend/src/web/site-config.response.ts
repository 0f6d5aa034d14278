import { ApiProperty } from '@nestjs/swagger';

class GeoConfigResponse {
  @ApiProperty({
    enum: ['starter', 'full'],
    description: 'How exactly postcodes are located: by outward code or individually',
  })
  precision: 'starter' | 'full';

  @ApiProperty({
    type: String,
    isArray: true,
    example: ['Contains OS data © Crown copyright and database right 2026'],
    description: 'Lines that the licences of the postcode data require us to show',
  })
  attribution: string[];
}

export class SiteConfigResponse {
  @ApiProperty({ example: '0.00', description: 'Fee in pounds that is added to the price of each booking' })
  bookingFee: string;

  @ApiProperty({ example: 0.05, description: 'Share of a cleaner’s earnings that the platform keeps' })
  platformFeeRate: number;

  @ApiProperty({ example: 'Oxfordshire' })
  launchCounty: string;

  @ApiProperty({ example: 'support@tidyhearth.example' })
  supportEmail: string;

  @ApiProperty({ type: GeoConfigResponse })
  geo: GeoConfigResponse;

  @ApiProperty({ description: 'Whether pages such as /email-test exist; never in production' })
  isDeveloperPagesOn: boolean;
}
