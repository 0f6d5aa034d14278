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
    /** The receiver has had no mail about this conversation recently. */
    readonly isMailDue: boolean,
  ) {}
}

/** Somebody read the messages they had received. */
export class ConversationRead {
  constructor(
    readonly conversationId: string,
    readonly readerId: number,
    readonly lastMessageId: number,
  ) {}
}
