import { Injectable } from '@nestjs/common';
import { SecretsService } from '../config/secrets.service.js';
import { isoOf } from '../database/columns.js';
import { Sql } from '../database/sql.js';
import type { CapturedMailResponse } from './dto/captured-mail.response.js';
import type { RenderedMail } from './mail-content.js';
import { LIST_CAPTURED_MAILS } from './mail.queries.js';

const NEWEST = 100;

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
      const { text, html } = JSON.parse(
        isSealed ? this.secrets.open('mail-body', body) : body,
      ) as RenderedMail;
      return { id, recipient: to, subject, text, html, createdAt: isoOf(createdAt) };
    });
  }
}
