import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { ContactPolicy } from './contact-policy.js';
import { Conversations } from './conversations.js';
import { MessageRelations } from './message-relations.js';
import { MessageThreads } from './message-threads.js';
import { MessagesController } from './messages.controller.js';
import { SendMessage } from './send-message.js';

@Module({
  imports: [UsersModule],
  controllers: [MessagesController],
  providers: [ContactPolicy, Conversations, MessageRelations, MessageThreads, SendMessage],
})
export class MessagesModule {}
