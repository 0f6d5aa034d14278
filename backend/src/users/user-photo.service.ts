import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../common/actor.js';
import { requireSelf } from '../common/ownership.js';
import { placeholders, Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { PhotosInUse } from '../files/photos-in-use.question.js';
import { PhotosService } from '../files/photos.service.js';
import type { UserPhotoResponse } from './dto/user-photo.response.js';

@Injectable()
export class UserPhotoService {
  constructor(
    private readonly photos: PhotosService,
    private readonly sql: Sql,
  ) {}

  @OnEvent(PhotosInUse, { phase: 'answer', order: ORDER.users })
  async findPhotosInUse({ addresses }: PhotosInUse): Promise<string[]> {
    const rows = await this.sql.all<{ address: string }>(
      `SELECT profileImageUrl AS address FROM users WHERE profileImageUrl IN (${placeholders(addresses)})`,
      addresses,
    );
    return rows.map(({ address }) => address);
  }

  async replace(actor: Actor, userId: number, request: FastifyRequest): Promise<UserPhotoResponse> {
    requireSelf(actor, userId);
    const profileImageUrl = await this.photos.replace(request, async (tx, address) => {
      await tx.sql.run('UPDATE users SET updatedAt = ? WHERE id = ?', [Date.now(), userId]);
      const before = await tx.sql.one<{ profileImageUrl: string | null }>(
        'SELECT profileImageUrl FROM users WHERE id = ?',
        [userId],
      );
      await tx.sql.run('UPDATE users SET profileImageUrl = ? WHERE id = ?', [address, userId]);
      return before?.profileImageUrl ?? null;
    });
    return { profileImageUrl };
  }
}
