export interface MessageFacts {
  messageId: number;
  /** `lowId-highId` */
  conversationId: string;
  senderId: number;
  senderName: string;
  receiverId: number;
  bookingId: number | null;
  content: string;
  createdAt: number;
}

export class MessageSent {
  constructor(
    readonly message: MessageFacts,
    /** No mail about this conversation went to the receiver lately. */
    readonly isMailDue: boolean,
  ) {}
}

/** Somebody read what they had been sent. */
export class ConversationRead {
  constructor(
    readonly conversationId: string,
    readonly readerId: number,
    readonly lastMessageId: number,
  ) {}
}
