import { MailerModule } from '@nestjs-modules/mailer';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { SILENCE_TIMEOUT_MS } from './backoff.js';
import { CapturedMailsController } from './captured-mails.controller.js';
import { CapturedMailsService } from './captured-mails.service.js';
import { MailRendererService } from './mail-renderer.service.js';
import { OutboxWorkerJob } from './outbox-worker.job.js';
import { OutboxService } from './outbox.service.js';
import { SmtpClient } from './smtp.client.js';

const CONNECT_TIMEOUT_MS = 10_000;

@Global()
@Module({ providers: [MailRendererService, OutboxService], exports: [OutboxService] })
export class MailModule {
  /** The worker is loaded if there is a mail server, and the captured mails outside production. */
  static with(config: Config): DynamicModule {
    return {
      module: MailModule,
      imports: config.smtpUrl === undefined ? [] : [mailer(config.smtpUrl)],
      controllers: config.isProduction ? [] : [CapturedMailsController],
      providers: [
        ...(config.smtpUrl === undefined ? [] : [SmtpClient, OutboxWorkerJob]),
        ...(config.isProduction ? [] : [CapturedMailsService]),
      ],
    };
  }
}

const mailer = (url: string): DynamicModule =>
  MailerModule.forRoot({
    transport: {
      url,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  });
