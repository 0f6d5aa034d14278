import { ApiProperty } from '@nestjs/swagger';
import { SuccessResponse } from '../../dto/done.response.js';

export class TwoFactorSetupResponse extends SuccessResponse {
  @ApiProperty({ description: 'The QR code for the authenticator app, a PNG as data URL' })
  qrCodeUrl: string;

  @ApiProperty({ description: 'The same for typing in', example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
  secret: string;
}

export class TwoFactorEnabledResponse extends SuccessResponse {
  @ApiProperty({
    type: [String],
    description: 'Shown only now; each replaces a code once',
    example: ['K7PQM-4XRTW'],
  })
  recoveryCodes: string[];
}
