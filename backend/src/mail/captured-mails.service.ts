import { Injectable } from '@nestjs/common';
import { CannotOpenError, SecretsService } from '../config/secrets.service.js';
import { isoOf } from '../database/columns.js';
import { Sql } from '../database/sql.js';
import type { CapturedMailResponse } from './dto/captured-mail.response.js';
import type { RenderedMail } from './mail-content.js';
import { LIST_CAPTURED_MAILS } from './mail.queries.js';

const NEWEST = 100;
const UNREADABLE = 'This mail was sealed with a key that is no longer configured.';

/** The outbox as a mailbox, for developers and tests. */
@Injectable()
export class CapturedMailsService {
  constructor(
    private readonly sql: Sql,
    private readonly secrets: SecretsService,
  ) {}

  async list(recipient: string | undefined): Promise<CapturedMailResponse[]> {
    const rows = await this.sql.all(
      LIST_CAPTURED_MAILS(recipient !== undefined, NEWEST),
      recipient === undefined ? [] : [recipient],
    );
    return rows.map(({ id, recipient: to, subject, body, isSealed, createdAt }) => {
      const { text, html } = isSealed ? this.openMail(body) : (JSON.parse(body) as RenderedMail);
      return { id, recipient: to, subject, text, html, createdAt: isoOf(createdAt) };
    });
  }

  private openMail(body: string): RenderedMail {
    try {
      return JSON.parse(this.secrets.open('mail-body', body)) as RenderedMail;
    } catch (error) {
      if (!(error instanceof CannotOpenError)) throw error;
      return { text: UNREADABLE, html: `<p>${UNREADABLE}</p>` };
    }
  }
}
