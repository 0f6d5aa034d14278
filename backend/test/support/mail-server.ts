import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../../scripts/lib/free-port.mjs';

type Refusal = { code: number; message: string } | undefined;
/** The reply to an address: undefined accepts; a promise delays it. */
export type Verdict = (recipient: string) => Refusal | Promise<Refusal>;

/** An SMTP server that records the mails it accepts. */
export class MailServer {
  readonly mails: ParsedMail[] = [];
  verdict: Verdict = () => undefined;
  /** The reply to a sender, before any recipient is named. */
  senderVerdict: Verdict = () => undefined;
  private readonly admit = callbackify(async (address: string) => refuse(await this.verdict(address)));
  private readonly admitSender = callbackify(async (address: string) =>
    refuse(await this.senderVerdict(address)),
  );
  private readonly keep = callbackify(async (stream: Readable) => {
    this.mails.push(await simpleParser(stream));
  });
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The server adds no enhanced status code; a refusal has the one in its message, if any.
    hideENHANCEDSTATUSCODES: true,
    onMailFrom: ({ address }, _session, done) => this.admitSender(address, done),
    onRcptTo: ({ address }, _session, done) => this.admit(address, done),
    onData: (stream, _session, done) => this.keep(stream, done),
  });

  async start(): Promise<string> {
    const port = await freePort();
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  to(recipient: string): ParsedMail[] {
    return this.mails.filter(({ to }) => !Array.isArray(to) && to?.text === recipient);
  }
}

function refuse(refusal: Refusal): void {
  if (refusal) throw Object.assign(new Error(refusal.message), { responseCode: refusal.code });
}
