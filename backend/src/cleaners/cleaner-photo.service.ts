import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../common/actor.js';
import { requireOwnCleaner } from '../common/ownership.js';
import { Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { PhotosInUse } from '../files/photos-in-use.question.js';
import { PhotosService } from '../files/photos.service.js';
import { requireOpenAccount } from '../users/hold-open-accounts.js';
import { FIND_CLEANER_PHOTO, LIST_CLEANER_PHOTOS_IN_USE, SET_CLEANER_PHOTO } from './cleaners.queries.js';
import type { CleanerPhotoResponse } from './dto/cleaner-photo.response.js';

@Injectable()
export class CleanerPhotoService {
  constructor(
    private readonly photos: PhotosService,
    private readonly sql: Sql,
  ) {}

  @OnEvent(PhotosInUse, { phase: 'answer', order: ORDER.cleaners })
  async findPhotosInUse({ addresses }: PhotosInUse): Promise<string[]> {
    const rows = await this.sql.all(LIST_CLEANER_PHOTOS_IN_USE(addresses), addresses);
    return rows.flatMap(({ address }) => address ?? []);
  }

  async replace(actor: Actor, cleanerId: number, request: FastifyRequest): Promise<CleanerPhotoResponse> {
    requireOwnCleaner(actor, cleanerId);
    const profileImage = await this.photos.replace(request, async (tx, address) => {
      await requireOpenAccount(tx, actor.userId);
      const before = await tx.sql.one(FIND_CLEANER_PHOTO, [cleanerId]);
      await tx.sql.run(SET_CLEANER_PHOTO, [address, cleanerId]);
      return before?.profileImage ?? null;
    });
    return { profileImage };
  }
}
