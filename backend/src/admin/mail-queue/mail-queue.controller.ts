import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../common/actor.js';
import { ApiCall } from '../../common/api-call.js';
import { CurrentActor, Repeatable, Roles } from '../../common/decorators.js';
import { IdParam } from '../../common/id.pipe.js';
import { NumberedList } from '../../common/paged-list.js';
import { AuditedView } from '../audit/audited.js';
import { MailQueueQuery } from './mail-queue.query.js';
import { MailQueueService } from './mail-queue.service.js';
import { QueuedMail, QueuedMailPreview } from './queued-mail.response.js';
import { MAIL_QUEUE_CALLS } from './mail-queue.calls.js';

@ApiTags('Admin')
@ApiBearerAuth()
@Roles('admin')
@Controller('admin/mail-queue')
export class MailQueueController {
  constructor(private readonly mails: MailQueueService) {}

  @Get()
  @ApiCall(MAIL_QUEUE_CALLS.listMailQueue)
  @NumberedList(QueuedMail, 'Mails')
  listMailQueue(@Query() query: MailQueueQuery) {
    return this.mails.list(query);
  }

  @Get(':id')
  @AuditedView('mail.viewed', 'mail')
  @ApiCall(MAIL_QUEUE_CALLS.getQueuedMail)
  @ApiOkResponse({ type: QueuedMailPreview })
  getQueuedMail(@IdParam('id') id: number): Promise<QueuedMailPreview> {
    return this.mails.read(id);
  }

  @Post(':id/retry')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(MAIL_QUEUE_CALLS.retryMail)
  @ApiOkResponse({ type: QueuedMailPreview })
  retryMail(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<QueuedMailPreview> {
    return this.mails.retry(actor.userId, id);
  }

  @Post(':id/dismiss')
  @HttpCode(200)
  @Repeatable()
  @ApiCall(MAIL_QUEUE_CALLS.dismissMail)
  @ApiOkResponse({ type: QueuedMailPreview })
  dismissMail(@CurrentActor() actor: Actor, @IdParam('id') id: number): Promise<QueuedMailPreview> {
    return this.mails.dismiss(actor.userId, id);
  }
}
