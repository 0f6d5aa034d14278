import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiErrors } from '../common/api-errors.js';
import { Public } from '../common/decorators.js';
import { CapturedMailsService } from './captured-mails.service.js';
import { CapturedMailResponse } from './dto/captured-mail.response.js';
import { CapturedMailsQuery } from './dto/captured-mails.query.js';

/** Not there in production: see the module. */
@ApiTags('Development')
@Controller('dev/emails')
export class CapturedMailsController {
  constructor(private readonly mails: CapturedMailsService) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'Captured mails, newest first; absent in production' })
  @ApiOkResponse({ type: [CapturedMailResponse] })
  @ApiErrors(400)
  listCapturedMails(@Query() { recipient }: CapturedMailsQuery): Promise<CapturedMailResponse[]> {
    return this.mails.list(recipient);
  }
}
