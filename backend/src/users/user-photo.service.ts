import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../common/actor.js';
import { requireSelf } from '../common/ownership.js';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { PhotosInUse } from '../files/photos-in-use.question.js';
import { PhotosService } from '../files/photos.service.js';
import type { UserPhotoResponse } from './dto/user-photo.response.js';
import { requireOpenAccount } from './hold-open-accounts.js';
import { FIND_PHOTO, LIST_PHOTOS_IN_USE, UPDATE_PHOTO } from './users.queries.js';

@Injectable()
export class UserPhotoService {
  constructor(
    private readonly photos: PhotosService,
    private readonly sql: Sql,
  ) {}

  @OnEvent(PhotosInUse, { phase: 'answer', order: ORDER.users })
  async findPhotosInUse({ addresses }: PhotosInUse): Promise<string[]> {
    const users = await this.sql.all(LIST_PHOTOS_IN_USE(addresses), addresses);
    return users.flatMap(({ profileImageUrl }) => profileImageUrl ?? []);
  }

  async replace(actor: Actor, userId: number, request: FastifyRequest): Promise<UserPhotoResponse> {
    requireSelf(actor, userId);
    const profileImageUrl = await this.photos.replace(request, async (tx, address) => {
      // Locks the row. Otherwise two concurrent uploads would both take the same photo for the one that they replace.
      await requireOpenAccount(tx, userId);
      const before = await tx.sql.one(FIND_PHOTO, [userId]);
      await tx.sql.run(UPDATE_PHOTO, [address, userId]);
      return before?.profileImageUrl ?? null;
    });
    return { profileImageUrl };
  }
}
