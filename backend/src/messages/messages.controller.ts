import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Actor } from '../common/actor.js';
import { ApiErrors } from '../common/api-errors.js';
import { ApprovedOnly, CurrentActor } from '../common/decorators.js';
import { IdParam } from '../common/id.pipe.js';
import { PageQuery } from '../common/page-query.js';
import { PagedList } from '../common/page.interceptor.js';
import type { Page } from '../common/paging.js';
import { PairParam, type Pair } from './conversation-key.js';
import { ConversationsService } from './conversations.service.js';
import {
  ConversationResponse,
  MessagesReadResponse,
  UnreadMessagesResponse,
} from './dto/conversation.response.js';
import { MessageResponse } from './dto/message.response.js';
import { RecentMessagesQuery } from './dto/recent-messages.query.js';
import { SendMessageDto } from './dto/send-message.dto.js';
import { MessageThreadsService } from './message-threads.service.js';
import { SendMessageService } from './send-message.service.js';

const THREAD_PAGE = 'The newest messages, in the order they were written; the next page is the one before';

@ApiTags('Messages')
@ApiBearerAuth()
@Controller('messages')
export class MessagesController {
  constructor(
    private readonly sendMessageService: SendMessageService,
    private readonly conversations: ConversationsService,
    private readonly threads: MessageThreadsService,
  ) {}

  @ApprovedOnly()
  @Post()
  @ApiOperation({
    summary: 'Send a message',
    description:
      'To a person with whom the caller shares a booking, an application or a conversation. A customer may also write ' +
      'to any cleaner who can be found, starting up to 20 such conversations a day.',
  })
  @ApiCreatedResponse({ type: MessageResponse })
  @ApiErrors(400, 401, 403, 404, 409, 429)
  sendMessage(@CurrentActor() actor: Actor, @Body() message: SendMessageDto): Promise<MessageResponse> {
    return this.sendMessageService.send(actor, message);
  }

  @Get('conversations/:userId')
  @ApiOperation({
    summary: 'List own conversations, latest first',
    description:
      'One row per person. For a cleaner, customers whose bookings were all cancelled are left out until somebody ' +
      'writes again.',
  })
  @PagedList(ConversationResponse, 'A page of conversations')
  @ApiErrors(400, 401, 403)
  listConversations(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
    @Query() page: PageQuery,
  ): Promise<Page<ConversationResponse>> {
    return this.conversations.list(actor, userId, page);
  }

  @Get('conversation/:userId/:otherUserId')
  @ApiOperation({ summary: 'Read the thread with another person' })
  @PagedList(MessageResponse, THREAD_PAGE)
  @ApiErrors(400, 401, 403)
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
  @ApiOperation({ summary: 'Mark what the other person wrote as read' })
  @ApiOkResponse({ type: MessagesReadResponse })
  @ApiErrors(400, 401, 403)
  markConversationRead(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
    @IdParam('otherUserId') otherUserId: number,
  ): Promise<MessagesReadResponse> {
    return this.conversations.markRead(actor, userId, otherUserId);
  }

  @Get('recent/:userId')
  @ApiOperation({ summary: 'List messages received lately, newest first' })
  @ApiOkResponse({ type: [MessageResponse] })
  @ApiErrors(400, 401, 403)
  listRecentMessages(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
    @Query() query: RecentMessagesQuery,
  ): Promise<MessageResponse[]> {
    return this.threads.listRecent(actor, userId, query);
  }

  @Get('unread-count/:userId')
  @ApiOperation({ summary: 'Count own unread messages' })
  @ApiOkResponse({ type: UnreadMessagesResponse })
  @ApiErrors(400, 401, 403)
  countUnreadMessages(
    @CurrentActor() actor: Actor,
    @IdParam('userId') userId: number,
  ): Promise<UnreadMessagesResponse> {
    return this.conversations.countUnread(actor, userId);
  }

  @Get(':conversationId')
  @ApiOperation({ summary: 'Read a thread by the two ids of its people, in either order' })
  @ApiParam({ name: 'conversationId', type: String, example: '3-8' })
  @PagedList(MessageResponse, THREAD_PAGE)
  @ApiErrors(400, 401, 404)
  getThread(
    @CurrentActor() actor: Actor,
    @PairParam('conversationId') pair: Pair,
    @Query() page: PageQuery,
  ): Promise<Page<MessageResponse>> {
    return this.threads.listByPair(actor, pair, page);
  }
}
