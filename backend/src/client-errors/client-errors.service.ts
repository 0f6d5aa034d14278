import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { currentRequest } from '../common/request-context.js';
import { routeOf, withoutPersonalData } from '../common/without-personal-data.js';
import { ignoreDuplicate } from '../database/engine.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Tx } from '../database/transaction.js';
import { COUNT_CLIENT_ERROR, COUNT_KINDS, INSERT_CLIENT_ERROR } from './client-errors.queries.js';
import type { ClientErrorDto } from './dto/client-error.dto.js';

/** The most distinct errors that are stored. Limited because anybody can report some. */
export const MAX_CLIENT_ERRORS = 1000;

/** Errors reported by browsers. Each distinct one is stored once and counted. */
@Injectable()
export class ClientErrorsService {
  private readonly logger = new Logger('ClientErrors');

  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Beyond `MAX_CLIENT_ERRORS`, only known errors are counted. */
  async report({ app, part, path, message, stack = '' }: ClientErrorDto): Promise<void> {
    const fault = { app, part, path: routeOf(path), message: withoutPersonalData(message) };
    const fingerprint = createHash('sha256').update(JSON.stringify(fault)).digest('hex');
    const isNew = await this.unitOfWork.run(async (tx) => {
      if (await count(tx, fingerprint)) return false;
      const { kinds } = (await tx.sql.one(COUNT_KINDS, [])) ?? { kinds: 0 };
      if (kinds >= MAX_CLIENT_ERRORS) return false;
      const now = Date.now();
      const inserted = await ignoreDuplicate(() =>
        tx.sql.run(INSERT_CLIENT_ERROR, [
          fingerprint,
          app,
          part,
          fault.path,
          fault.message,
          withoutPersonalData(stack),
          browserOf(),
          now,
          now,
        ]),
      );
      if (inserted === undefined) await count(tx, fingerprint);
      return inserted !== undefined;
    });
    if (isNew) this.logger.warn(`a browser met a new fault in ${app} ${part}: ${fault.message}`);
  }
}

const browserOf = () => currentRequest()?.userAgent ?? '';

const count = (tx: Tx, fingerprint: string): Promise<boolean> =>
  tx.sql.claim(COUNT_CLIENT_ERROR, [Date.now(), browserOf(), fingerprint]);
