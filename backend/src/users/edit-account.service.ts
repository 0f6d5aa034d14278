import { Injectable } from '@nestjs/common';
import { isSameName } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { requireMatch } from '../common/entity-tag.js';
import { refuseChanges } from '../common/fixed-fields.js';
import { requireSelf } from '../common/ownership.js';
import { refuseDuplicate } from '../database/engine.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PostcodeGeocoderService } from '../geo/postcode-geocoder.service.js';
import { AccountsService } from './accounts.service.js';
import type { AccountUserResponse } from './dto/account-user.response.js';
import type { ChangePrivacyDto, PrivacyDto } from './dto/privacy.dto.js';
import { EDITABLE_FIELDS, FIXED_FIELDS, WRITABLE_FIELDS, type UpdateUserDto } from './dto/update-user.dto.js';
import { UserPrivacyChanged, UserRenamed } from './events/user.events.js';
import { fullName } from './full-name.js';
import { requireOpenAccount } from './hold-open-accounts.js';
import { FIND_NAME, UPDATE_PRIVACY, UPDATE_USER } from './users.queries.js';

@Injectable()
export class EditAccountService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly geocoder: PostcodeGeocoderService,
  ) {}

  /** Writes only the fields that were sent, so that two open tabs don't undo each other's changes. */
  async update(actor: Actor, userId: number, changes: UpdateUserDto): Promise<AccountUserResponse> {
    requireSelf(actor, userId);
    refuseChanges(changes, await this.accounts.read(userId), FIXED_FIELDS);
    // An unknown postcode would not help anybody to find the home.
    if (changes.postcode) await this.geocoder.resolve(changes.postcode);
    const fields = WRITABLE_FIELDS.filter((field) => changes[field] !== undefined);
    if (fields.length > 0) await this.write(userId, fields, changes);
    return this.accounts.read(userId);
  }

  async setPrivacy(actor: Actor, userId: number, changes: ChangePrivacyDto): Promise<PrivacyDto> {
    requireSelf(actor, userId);
    await this.unitOfWork.run(async (tx) => {
      await requireOpenAccount(tx, userId);
      await tx.sql.run(UPDATE_PRIVACY, [
        changes.allowProfileSearch ?? null,
        changes.shareContactInfo ?? null,
        Date.now(),
        userId,
      ]);
      tx.record(new UserPrivacyChanged(userId));
    });
    const { allowProfileSearch, shareContactInfo } = await this.accounts.read(userId);
    return { allowProfileSearch, shareContactInfo };
  }

  private async write(
    userId: number,
    fields: (typeof WRITABLE_FIELDS)[number][],
    changes: UpdateUserDto,
  ): Promise<void> {
    const values = fields.map((field) => changes[field] ?? null);
    const save = () =>
      this.unitOfWork.run(async (tx) => {
        // Locks the row first. Otherwise two concurrent changes would both report the same former name.
        await requireOpenAccount(tx, userId);
        await requireMatch(EDITABLE_FIELDS, () => this.accounts.read(userId, tx.sql));
        const former = await tx.sql.one(FIND_NAME, [userId]);
        await tx.sql.run(UPDATE_USER(fields), [...values, Date.now(), userId]);
        const now = await tx.sql.one(FIND_NAME, [userId]);
        if (!former || !now) throw new AppError('NOT_FOUND');
        const formerName = fullName(former.firstName, former.lastName);
        const name = fullName(now.firstName, now.lastName);
        if (!isSameName(formerName, name)) tx.record(new UserRenamed(userId, formerName, name));
      });
    await refuseDuplicate('CONFLICT', save, { message: 'That username is already taken.' });
  }
}
