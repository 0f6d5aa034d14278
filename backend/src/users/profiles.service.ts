import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { actsAsAdmin } from '../common/second-factor.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { EventBus } from '../events/event-bus.js';
import { AccountsService } from './accounts.service.js';
import type { AccountUserResponse } from './dto/account-user.response.js';
import type { CounterpartResponse } from './dto/counterpart.response.js';
import { AccountViewed } from './events/user.events.js';
import { combineRelations, RelationBetween } from './events/relation-between.question.js';

/** What one person may see of another's account. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly bus: EventBus,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws AppError NOT_FOUND for strangers, as if the person did not exist */
  async read(viewer: Actor, userId: number): Promise<AccountUserResponse | CounterpartResponse> {
    if (viewer.userId === userId) return this.accounts.read(userId);
    if (actsAsAdmin(viewer)) return this.readAsAdmin(viewer, userId);
    const relation = combineRelations(await this.bus.ask(new RelationBetween(viewer.userId, userId)));
    if (!relation.isCounterpart) throw new AppError('NOT_FOUND');
    const person = await this.accounts.read(userId);
    const showsContact = relation.sharesBooking && person.shareContactInfo;
    return {
      id: person.id,
      firstName: person.firstName,
      profileImageUrl: person.profileImageUrl,
      rating: person.rating,
      reviewCount: person.reviewCount,
      ...(showsContact ? { phone: person.phone, email: person.email } : {}),
    };
  }

  private async readAsAdmin(admin: Actor, userId: number): Promise<AccountUserResponse> {
    const account = await this.accounts.read(userId);
    await this.unitOfWork.run(async (tx) => tx.record(new AccountViewed(userId, admin.userId)));
    return account;
  }
}
