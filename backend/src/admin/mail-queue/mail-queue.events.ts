/** An admin asked to send a failed mail again. */
export class MailRetried {
  constructor(
    readonly mailId: number,
    readonly adminId: number,
  ) {}
}

/** An admin decided that a failed mail stays unsent. */
export class MailDismissed {
  constructor(
    readonly mailId: number,
    readonly adminId: number,
  ) {}
}
