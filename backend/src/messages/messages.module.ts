import { Module } from '@nestjs/common';
import { ContactPolicy } from './contact-policy.js';
import { Conversations } from './conversations.js';
import { MessageThreads } from './message-threads.js';
import { MessagesController } from './messages.controller.js';
import { SendMessage } from './send-message.js';

@Module({
  controllers: [MessagesController],
  providers: [ContactPolicy, Conversations, MessageThreads, SendMessage],
})
export class MessagesModule {}
