import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiCall } from '../common/api-call.js';
import { CurrentActor } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/paged-list.js';
import type { Page } from '../common/paging.js';
import { PairParam, type Pair } from './conversation-key.js';
import { ContactsService } from './contacts.service.js';
import { ConversationsService } from './conversations.service.js';
import {
  ContactResponse,
  ConversationResponse,
  MessagesReadResponse,
  UnreadMessagesResponse,
} from './dto/conversation.response.js';
import { MessageResponse } from './dto/message.response.js';
import { RecentMessagesQuery } from './dto/recent-messages.query.js';
import { SendMessageDto } from './dto/send-message.dto.js';
import { MessageThreadsService } from './message-threads.service.js';
import { SendMessageService } from './send-message.service.js';
import { MESSAGE_CALLS } from './messages.calls.js';

const THREAD_PAGE =
  'The newest messages in the order in which they were written; the next page has earlier ones';

@ApiTags('Messages')
@ApiBearerAuth()
@Controller('messages')
export class MessagesController {
  constructor(
    private readonly sendMessageService: SendMessageService,
    private readonly contacts: ContactsService,
    private readonly conversations: ConversationsService,
    private readonly threads: MessageThreadsService,
  ) {}

  @Post()
  @ApiCall(MESSAGE_CALLS.sendMessage)
  @ApiCreatedResponse({ type: MessageResponse })
  sendMessage(@CurrentActor() actor: Actor, @Body() message: SendMessageDto): Promise<MessageResponse> {
    return this.sendMessageService.send(actor, message);
  }

  @Get('conversations/:userId')
  @ApiCall(MESSAGE_CALLS.listConversations)
  @PagedList(ConversationResponse, 'A page of conversations')
  listConversations(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
    @Query() page: PageQuery,
  ): Promise<Page<ConversationResponse>> {
    return this.conversations.list(actor, userId, page);
  }

  @Get('conversation/:userId/:otherUserId')
  @ApiCall(MESSAGE_CALLS.getConversation)
  @PagedList(MessageResponse, THREAD_PAGE)
  getConversation(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
    @IdParam('otherUserId') otherUserId: number,
    @Query() page: PageQuery,
  ): Promise<Page<MessageResponse>> {
    return this.threads.listBetweenUsers(actor, userId, otherUserId, page);
  }

  @Post('conversation/:userId/:otherUserId/read')
  @HttpCode(200)
  @ApiCall(MESSAGE_CALLS.markConversationRead)
  @ApiOkResponse({ type: MessagesReadResponse })
  markConversationRead(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
    @IdParam('otherUserId') otherUserId: number,
  ): Promise<MessagesReadResponse> {
    return this.conversations.markRead(actor, userId, otherUserId);
  }

  @Get('contact/:userId/:otherUserId')
  @ApiCall(MESSAGE_CALLS.getContact)
  @ApiOkResponse({ type: ContactResponse })
  getContact(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
    @IdParam('otherUserId') otherUserId: number,
  ): Promise<ContactResponse> {
    return this.contacts.get(actor, userId, otherUserId);
  }

  @Get('recent/:userId')
  @ApiCall(MESSAGE_CALLS.listRecentMessages)
  @ApiOkResponse({ type: [MessageResponse] })
  listRecentMessages(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
    @Query() query: RecentMessagesQuery,
  ): Promise<MessageResponse[]> {
    return this.threads.listRecent(actor, userId, query);
  }

  @Get('unread-count/:userId')
  @ApiCall(MESSAGE_CALLS.countUnreadMessages)
  @ApiOkResponse({ type: UnreadMessagesResponse })
  countUnreadMessages(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
  ): Promise<UnreadMessagesResponse> {
    return this.conversations.countUnread(actor, userId);
  }

  @Get(':conversationId')
  @ApiCall(MESSAGE_CALLS.getThread)
  @ApiParam({ name: 'conversationId', type: String, example: '3-8' })
  @PagedList(MessageResponse, THREAD_PAGE)
  getThread(
    @CurrentActor() actor: Actor,
    @PairParam('conversationId') pair: Pair,
    @Query() page: PageQuery,
  ): Promise<Page<MessageResponse>> {
    return this.threads.listByPair(actor, pair, page);
  }
}
