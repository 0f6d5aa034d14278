import { Injectable } from '@nestjs/common';
import type { Actor } from '../common/actor.js';
import { refuseChanges } from '../common/fixed-fields.js';
import { requireSelf } from '../common/ownership.js';
import { refuseDuplicate } from '../database/engine.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { AccountsService } from './accounts.service.js';
import type { AccountUserResponse } from './dto/account-user.response.js';
import { PrivacyDto } from './dto/privacy.dto.js';
import { FIXED_FIELDS, WRITABLE_FIELDS, type UpdateUserDto } from './dto/update-user.dto.js';
import { UserPrivacyChanged } from './events/user.events.js';
import { UPDATE_PRIVACY, UPDATE_USER } from './users.queries.js';

@Injectable()
export class EditAccountService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
  ) {}

  /** Writes only the fields that were sent, so that two open tabs don't undo each other's changes. */
  async update(actor: Actor, userId: number, changes: UpdateUserDto): Promise<AccountUserResponse> {
    requireSelf(actor, userId);
    refuseChanges(changes, await this.accounts.read(userId), FIXED_FIELDS);
    const fields = WRITABLE_FIELDS.filter((field) => changes[field] !== undefined);
    if (fields.length > 0) await this.write(userId, fields, changes);
    return this.accounts.read(userId);
  }

  async setPrivacy(actor: Actor, userId: number, privacy: PrivacyDto): Promise<PrivacyDto> {
    requireSelf(actor, userId);
    const { allowProfileSearch, shareContactInfo } = privacy;
    await this.unitOfWork.run(async (tx) => {
      await tx.sql.run(UPDATE_PRIVACY, [allowProfileSearch, shareContactInfo, Date.now(), userId]);
      tx.record(new UserPrivacyChanged(userId));
    });
    return { allowProfileSearch, shareContactInfo };
  }

  private async write(
    userId: number,
    fields: (typeof WRITABLE_FIELDS)[number][],
    changes: UpdateUserDto,
  ): Promise<void> {
    const values = fields.map((field) => changes[field] ?? null);
    const save = () =>
      this.unitOfWork.run((tx) => tx.sql.run(UPDATE_USER(fields), [...values, Date.now(), userId]));
    await refuseDuplicate('CONFLICT', save, { message: 'That username is already taken.' });
  }
}
