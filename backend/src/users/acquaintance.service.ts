import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { EventBus } from '../events/event-bus.js';
import { IsPublic } from './events/is-public.question.js';
import { combineRelations, RelationBetween } from './events/relation-between.question.js';

/**
 * Who can be blocked and reported: people whom the caller may see. For anybody else, the error doesn't reveal whether
 * an account exists.
 */
@Injectable()
export class AcquaintanceService {
  constructor(private readonly bus: EventBus) {}

  /** @throws AppError NOT_FOUND, both for strangers and for accounts that don't exist */
  async require(userId: number, otherId: number): Promise<void> {
    const relation = combineRelations(await this.bus.ask(new RelationBetween(userId, otherId)));
    if (relation.isCounterpart) return;
    if (!(await this.bus.ask(new IsPublic(otherId))).includes(true)) throw new AppError('NOT_FOUND');
  }
}
