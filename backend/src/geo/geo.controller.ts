import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiCall } from '../common/api-call.js';
import { Public } from '../common/decorators.js';
import { PostcodeResponse, postcodeResponse } from './dto/postcode.response.js';
import { PostcodeGeocoderService } from './postcode-geocoder.service.js';
import { PLACE_CALLS } from './geo.calls.js';

@ApiTags('Places')
@Controller('geo')
export class GeoController {
  constructor(private readonly geocoder: PostcodeGeocoderService) {}

  @Public()
  @Get('postcodes/:typed')
  @ApiCall(PLACE_CALLS.checkPostcode)
  @ApiParam({ name: 'typed', type: String, example: 'ox12jd' })
  @ApiOkResponse({ type: PostcodeResponse })
  async checkPostcode(@Param('typed') typed: string): Promise<PostcodeResponse> {
    return postcodeResponse(await this.geocoder.resolve(typed));
  }
}
