/** The package has no types of its own. */
declare module 'mailparser' {
  import type { Readable } from 'node:stream';

  interface Addresses {
    text: string;
  }

  export interface ParsedMail {
    subject?: string;
    messageId?: string;
    date?: Date;
    headers: ReadonlyMap<string, unknown>;
    text?: string;
    html?: string | false;
    from?: Addresses;
    to?: Addresses | Addresses[];
    attachments: { filename?: string; contentType: string; content: Buffer }[];
  }

  export function simpleParser(source: Readable): Promise<ParsedMail>;
}
