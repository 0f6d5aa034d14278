import { ApiProperty } from '@nestjs/swagger';
import { SuccessResponse } from '../../dto/done.response.js';

export class TwoFactorSetupResponse extends SuccessResponse {
  @ApiProperty({ description: 'QR code for the authenticator app, a PNG as a data URL' })
  qrCodeUrl: string;

  @ApiProperty({
    description: 'Secret to type into the authenticator app instead',
    example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  })
  secret: string;
}

export class TwoFactorEnabledResponse extends SuccessResponse {
  @ApiProperty({
    type: [String],
    description: 'Recovery codes, shown only this once; each replaces one code of the app',
    example: ['K7PQM-4XRTW'],
  })
  recoveryCodes: string[];
}
