import { Injectable } from '@nestjs/common';
import { DEFAULT_RESPONSE_TIME, parsePence } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { requireMatch } from '../common/entity-tag.js';
import { refuseChanges } from '../common/fixed-fields.js';
import { requireOwnCleaner } from '../common/ownership.js';
import { actsAsAdmin } from '../common/second-factor.js';
import { Sql } from '../database/sql.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PostcodeGeocoderService } from '../geo/postcode-geocoder.service.js';
import { requireOpenAccount } from '../users/hold-open-accounts.js';
import { NextFreeSlotService } from './calendar/next-free-slot.service.js';
import { passedChecks } from './checks/check.mapper.js';
import { LIST_IN_SLOT } from './checks/checks.queries.js';
import { placeOf, type CleanerPlace } from './cleaner-place.js';
import { CleanerVisibilityService } from './cleaner-visibility.service.js';
import { Cleaner } from './cleaner.entity.js';
import { toCleanerProfile } from './cleaner.mapper.js';
import { FIND_PROFILE } from './cleaners.queries.js';
import type { CleanerProfileResponse } from './dto/cleaner.response.js';
import {
  EDITABLE_FIELDS,
  FIXED_FIELDS,
  PLAIN_FIELDS,
  type UpdateCleanerDto,
} from './dto/update-cleaner.dto.js';
import { serviceMask } from './service-mask.js';

export interface NewCleaner {
  bio: string;
  experience: string | null;
  hourlyRatePence: number;
  location: string;
  services: string[];
  claimsBackgroundCheck: boolean;
  wasCustomer: boolean;
  place: CleanerPlace;
}

@Injectable()
export class CleanerProfilesService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly geocoder: PostcodeGeocoderService,
    private readonly nextFree: NextFreeSlotService,
    private readonly visibility: CleanerVisibilityService,
  ) {}

  /** Call it before the transaction that creates the profile. */
  resolvePlace(postcode: string): Promise<CleanerPlace> {
    return placeOf(this.geocoder, postcode);
  }

  /** A new profile is always pending, whatever its owner claims. */
  async create(tx: Tx, userId: number, { place, ...profile }: NewCleaner): Promise<number> {
    const now = Date.now();
    const cleaner = await tx.manager.save(Cleaner, {
      ...profile,
      ...place,
      userId,
      status: 'pending',
      serviceMask: serviceMask(profile.services),
      responseTime: DEFAULT_RESPONSE_TIME,
      waitingSince: now,
      createdAt: now,
      updatedAt: now,
    });
    return cleaner.id;
  }

  getById(cleanerId: number, viewer: Actor | undefined): Promise<CleanerProfileResponse> {
    return this.read('id', cleanerId, viewer);
  }

  getByUser(userId: number, viewer: Actor | undefined): Promise<CleanerProfileResponse> {
    return this.read('userId', userId, viewer);
  }

  async update(actor: Actor, cleanerId: number, changes: UpdateCleanerDto): Promise<CleanerProfileResponse> {
    requireOwnCleaner(actor, cleanerId);
    refuseChanges(changes, await this.getById(cleanerId, actor), FIXED_FIELDS);
    const { hourlyRate, postcode, services } = changes;
    const plain = Object.fromEntries(
      PLAIN_FIELDS.filter((field) => changes[field] !== undefined).map((field) => [field, changes[field]]),
    );
    const place = postcode === undefined ? {} : await this.resolvePlace(postcode);
    const set = {
      ...plain,
      ...place,
      ...(hourlyRate === undefined ? {} : { hourlyRatePence: parsePence(hourlyRate) }),
      ...(services === undefined ? {} : { services, serviceMask: serviceMask(services) }),
    };
    await this.unitOfWork.run(async (tx) => {
      await requireOpenAccount(tx, actor.userId);
      await requireMatch(EDITABLE_FIELDS, () => this.lockAndRead(tx, cleanerId));
      await tx.manager.update(Cleaner, { id: cleanerId }, { ...set, updatedAt: Date.now() });
    });
    return this.getById(cleanerId, actor);
  }

  /** The profile as its owner sees it, without parts that can't be edited. */
  private async lockAndRead(tx: Tx, cleanerId: number): Promise<CleanerProfileResponse> {
    await tx.manager.update(Cleaner, { id: cleanerId }, { updatedAt: Date.now() });
    const row = await tx.sql.one(FIND_PROFILE('id'), [cleanerId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toCleanerProfile(row, { isOwn: true, isPrivileged: true, nextFree: null, checks: [] });
  }

  private async read(
    key: 'id' | 'userId',
    id: number,
    viewer: Actor | undefined,
  ): Promise<CleanerProfileResponse> {
    const row = await this.sql.one(FIND_PROFILE(key), [id]);
    if (!row || !(await this.visibility.isShownTo(row, viewer))) throw new AppError('NOT_FOUND');
    const isOwn = viewer?.userId === row.userId;
    const isPrivileged = isOwn || actsAsAdmin(viewer);
    const checks = passedChecks(await this.sql.all(LIST_IN_SLOT, [row.userId, 'current']));
    const nextFree = isOwn && row.isAvailable ? await this.nextFree.findForCleaner(row.id) : null;
    return toCleanerProfile(row, { isOwn, isPrivileged, nextFree, checks });
  }
}
