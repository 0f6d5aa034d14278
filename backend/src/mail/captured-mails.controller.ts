import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ApiCall } from '../common/api-call.js';
import { Public } from '../common/decorators.js';
import { CapturedMailsService } from './captured-mails.service.js';
import { CapturedMailResponse } from './dto/captured-mail.response.js';
import { CapturedMailsQuery } from './dto/captured-mails.query.js';
import { CAPTURED_MAILS_CALLS } from './captured-mails.calls.js';

/** Not loaded in production: see the module. */
@ApiTags('Development')
@Controller('dev/emails')
export class CapturedMailsController {
  constructor(private readonly mails: CapturedMailsService) {}

  @Public()
  @Get()
  @ApiCall(CAPTURED_MAILS_CALLS.listCapturedMails)
  @ApiOkResponse({ type: [CapturedMailResponse] })
  listCapturedMails(@Query() { recipient }: CapturedMailsQuery): Promise<CapturedMailResponse[]> {
    return this.mails.list(recipient);
  }
}
