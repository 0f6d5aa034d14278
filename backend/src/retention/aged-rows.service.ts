import { Injectable, Logger } from '@nestjs/common';
import { DAY_MS, RETENTION_DAYS } from '@tidyhearth/domain';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import {
  BATCH,
  ERASE_AGED,
  FIND_PROGRESS,
  INSERT_PROGRESS,
  LIST_AGED,
  UPDATE_PROGRESS,
} from './retention.queries.js';
import type { AgeEnding } from './rule.js';
import { nameOf, type RuleOf } from './rules-by-time.js';

/** The most batches per rule and night. What remains is erased in later nights. */
const MAX_BATCHES = 400;

/** Applies the `RETENTION_RULES` for aged rows, and stores how far each has got. */
@Injectable()
export class AgedRowsService {
  protected readonly mostBatches: number = MAX_BATCHES;
  private readonly logger = new Logger('Retention');

  constructor(private readonly unitOfWork: UnitOfWork) {}

  async erase(rule: RuleOf<AgeEnding>, now: number, isStopping: () => boolean): Promise<void> {
    const until = now - RETENTION_DAYS[rule.period] * DAY_MS;
    for (let batch = 0; batch < this.mostBatches; batch += 1) {
      if (isStopping()) return;
      const done = await this.unitOfWork.run((tx) => eraseBatch(tx, rule, until));
      if (done < BATCH) return;
    }
    const rows = this.mostBatches * BATCH;
    this.logger.warn(`${nameOf(rule)}: ${rows} rows, the most of one run; what is left follows in the next`);
  }
}

async function eraseBatch(tx: Tx, rule: RuleOf<AgeEnding>, until: number): Promise<number> {
  const name = nameOf(rule);
  const { reachedAt, reachedId } = (await tx.sql.one(FIND_PROGRESS, [name])) ?? {
    reachedAt: 0,
    reachedId: 0,
  };
  const rows = await tx.sql.all(LIST_AGED(rule), [reachedAt, until, reachedAt, reachedId]);
  const last = rows.at(-1);
  if (!last) return 0;
  const ids = rows.map(({ erasedId }) => erasedId).filter((id) => id !== 0);
  if (ids.length > 0) await tx.sql.run(ERASE_AGED(rule, ids), ids);
  await saveProgress(tx, name, last.at, last.id);
  return rows.length;
}

export async function saveProgress(
  tx: Tx,
  rule: string,
  reachedAt: number,
  reachedId: number,
): Promise<void> {
  const isSaved = await tx.sql.claim(UPDATE_PROGRESS, [reachedAt, reachedId, rule]);
  if (!isSaved && !(await tx.sql.one(FIND_PROGRESS, [rule])))
    await tx.sql.run(INSERT_PROGRESS, [reachedAt, reachedId, rule]);
}
