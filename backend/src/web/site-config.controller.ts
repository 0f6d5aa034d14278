import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiCall } from '../common/api-call.js';
import { Public } from '../common/decorators.js';
import { SiteConfigResponse } from './site-config.response.js';
import { SiteConfigService } from './site-config.service.js';
import { CONFIG_CALLS } from './site-config.calls.js';

@ApiTags('Configuration')
@Public()
@Controller()
export class SiteConfigController {
  constructor(private readonly reader: SiteConfigService) {}

  @Get('config')
  @Header('Cache-Control', 'public, max-age=60')
  @ApiCall(CONFIG_CALLS.getSiteConfig)
  @ApiOkResponse({ type: SiteConfigResponse })
  getSiteConfig(): Promise<SiteConfigResponse> {
    return this.reader.read();
  }
}
