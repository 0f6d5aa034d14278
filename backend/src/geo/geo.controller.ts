import { Controller, Get, Param } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Public } from '../common/decorators.js';
import { ErrorResponse } from '../common/error.response.js';
import { PostcodeResponse, postcodeResponse } from './dto/postcode.response.js';
import { PostcodeGeocoderService } from './postcode-geocoder.service.js';

@ApiTags('Places')
@Controller('geo')
export class GeoController {
  constructor(private readonly geocoder: PostcodeGeocoderService) {}

  @Public()
  @Get('postcodes/:typed')
  @ApiOperation({
    operationId: 'checkPostcode',
    summary: 'Check a typed postcode',
    description:
      'Reads a full postcode, a sector or an outward code in any case and spacing, and says how exactly it is known.',
  })
  @ApiParam({ name: 'typed', type: String, example: 'ox12jd' })
  @ApiOkResponse({ type: PostcodeResponse })
  @ApiBadRequestResponse({ type: ErrorResponse, description: 'POSTCODE_INVALID' })
  @ApiNotFoundResponse({ type: ErrorResponse, description: 'POSTCODE_NOT_FOUND or POSTCODE_NOT_COVERED' })
  async checkPostcode(@Param('typed') typed: string): Promise<PostcodeResponse> {
    return postcodeResponse(await this.geocoder.resolve(typed));
  }
}
