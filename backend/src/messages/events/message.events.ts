export class MessageSent {
  constructor(
    readonly messageId: number,
    readonly conversationId: string,
    readonly senderId: number,
    readonly receiverId: number,
  ) {}
}
