import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../common/decorators.js';
import { SiteConfigResponse } from './site-config.response.js';
import { SiteConfigService } from './site-config.service.js';

@ApiTags('Configuration')
@Public()
@Controller()
export class SiteConfigController {
  constructor(private readonly reader: SiteConfigService) {}

  @Get('config')
  @Header('Cache-Control', 'public, max-age=60')
  @ApiOperation({ summary: 'What the site and console need to know about this installation' })
  @ApiOkResponse({ type: SiteConfigResponse })
  getSiteConfig(): Promise<SiteConfigResponse> {
    return this.reader.read();
  }
}
