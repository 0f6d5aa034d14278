import { Injectable } from '@nestjs/common';
import { describeCleaner, NO_CLEANER_TITLE } from '@tidyhearth/domain';
import { CARD_COLUMNS, toCleanerCard, type CardRow } from '../../cleaners/dto/cleaner.response.js';
import { Config } from '../../config/config.js';
import { Sql } from '../../database/sql.js';
import type { PageHead } from './page-head.js';

const ADDRESS = /^cleaners\/([^/]+)$/;
const ID = /^[1-9]\d{0,9}$/;

export interface MadePage {
  head: PageHead;
  isThere: boolean;
}

const NOBODY: MadePage = { head: { title: NO_CLEANER_TITLE }, isThere: false };

/** The pages of cleaners who want to be found; everybody else's address answers as if nobody were there. */
@Injectable()
export class CleanerPages {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /** Undefined for an address that is no cleaner's. */
  async at(path: string): Promise<MadePage | undefined> {
    const id = ADDRESS.exec(path)?.[1];
    if (id === undefined) return undefined;
    if (!ID.test(id)) return NOBODY;
    const row = await this.sql.one<CardRow>(
      `SELECT ${CARD_COLUMNS} FROM cleaners c JOIN users u ON u.id = c.userId WHERE c.id = ? AND c.isListed = 1`,
      [Number(id)],
    );
    if (!row) return NOBODY;
    const cleaner = toCleanerCard({ ...row, d2: null });
    const { title, description, schema } = describeCleaner(cleaner, this.config.publicUrl);
    const url = `${this.config.publicUrl}/cleaners/${row.id}`;
    return {
      head: { title, url, description, schema, paragraphs: [description, cleaner.bio] },
      isThere: true,
    };
  }
}
