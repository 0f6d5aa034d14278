/** There is a mail to send. */
export class MailQueued {}
