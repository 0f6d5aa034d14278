import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiErrors } from '../../common/api-errors.js';
import { CurrentActor, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/page.interceptor.js';
import { MailQueueQuery } from './mail-queue.query.js';
import { MailQueueService } from './mail-queue.service.js';
import { QueuedMail, QueuedMailPreview } from './queued-mail.response.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/mail-queue')
export class MailQueueController {
  constructor(private readonly mails: MailQueueService) {}

  @Get()
  @ApiOperation({ summary: 'Outgoing mail and how it fares' })
  @NumberedList(QueuedMail, 'Mails')
  @ApiErrors(400, 401, 403)
  listMailQueue(@Query() query: MailQueueQuery) {
    return this.mails.list(query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One mail with its text' })
  @ApiOkResponse({ type: QueuedMailPreview })
  @ApiErrors(400, 401, 403, 404)
  getQueuedMail(@IdParam('id') id: number): Promise<QueuedMailPreview> {
    return this.mails.read(id);
  }

  @Post(':id/retry')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a failed mail again' })
  @ApiOkResponse({ type: QueuedMailPreview })
  @ApiErrors(400, 401, 403, 404, 409)
  retryMail(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<QueuedMailPreview> {
    return this.mails.retry(actor.userId, id);
  }
}
