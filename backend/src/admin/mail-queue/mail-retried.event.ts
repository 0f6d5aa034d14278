/** An admin asked to send a failed mail again. */
export class MailRetried {
  constructor(
    readonly mailId: number,
    readonly adminId: number,
  ) {}
}
