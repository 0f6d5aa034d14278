import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { UsersModule } from '../users/users.module.js';
import { ContactPolicyService } from './contact-policy.service.js';
import { ContactsService } from './contacts.service.js';
import { ConversationsService } from './conversations.service.js';
import { MessageLimitsService } from './message-limits.service.js';
import { MessageRelationsListener } from './message-relations.listener.js';
import { MessageThreadsService } from './message-threads.service.js';
import { MessagesController } from './messages.controller.js';
import { SendMessageService } from './send-message.service.js';

@Module({
  imports: [BlocksModule, BookingsModule, UsersModule],
  controllers: [MessagesController],
  providers: [
    ContactPolicyService,
    ContactsService,
    ConversationsService,
    MessageLimitsService,
    MessageRelationsListener,
    MessageThreadsService,
    SendMessageService,
  ],
})
export class MessagesModule {}
