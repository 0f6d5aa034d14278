import { Global, Module } from '@nestjs/common';
import { MailRenderer } from './mail-renderer.js';
import { Outbox } from './outbox.js';

@Global()
@Module({ providers: [MailRenderer, Outbox], exports: [Outbox] })
export class MailModule {}
