import { Injectable } from '@nestjs/common';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import type { Tx } from '../../database/transaction.js';
import type { CallerHold } from '../../users/caller-hold.js';
import { HOLD_KEY } from '../api-keys/api-keys.queries.js';
import { HOLD_SESSION } from './sessions.queries.js';

@Injectable()
export class CallerHoldService implements CallerHold {
  async hold(tx: Tx, { userId, sid, key }: Actor): Promise<void> {
    const now = Date.now();
    const isLive = key
      ? await tx.sql.claim(HOLD_KEY, [now, key.id, now])
      : await tx.sql.claim(HOLD_SESSION, [now, sid, userId]);
    if (!isLive) throw new AppError('NOT_AUTHENTICATED');
  }
}
