import { MailerModule } from '@nestjs-modules/mailer';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CapturedMailsController } from './captured-mails.controller.js';
import { CapturedMails } from './captured-mails.js';
import { MailRenderer } from './mail-renderer.js';
import { OutboxWorker } from './outbox-worker.js';
import { Outbox } from './outbox.js';
import { SmtpSender } from './smtp-sender.js';

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

@Global()
@Module({ providers: [MailRenderer, Outbox], exports: [Outbox] })
export class MailModule {
  /** The worker is there when there is a mail server, the captured mails wherever it is not production. */
  static with(config: Config): DynamicModule {
    return {
      module: MailModule,
      imports: config.smtpUrl === undefined ? [] : [mailer(config.smtpUrl)],
      controllers: config.isProduction ? [] : [CapturedMailsController],
      providers: [
        ...(config.smtpUrl === undefined ? [] : [SmtpSender, OutboxWorker]),
        ...(config.isProduction ? [] : [CapturedMails]),
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
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  });
