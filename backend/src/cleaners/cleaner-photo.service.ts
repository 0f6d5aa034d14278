import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../common/actor.js';
import { requireOwnCleaner } from '../common/ownership.js';
import { placeholders, Sql } from '../database/sql.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { PhotosInUse } from '../files/photos-in-use.question.js';
import { PhotosService } from '../files/photos.service.js';
import type { CleanerPhotoResponse } from './dto/cleaner-photo.response.js';

@Injectable()
export class CleanerPhotoService {
  constructor(
    private readonly photos: PhotosService,
    private readonly sql: Sql,
  ) {}

  @OnEvent(PhotosInUse, { phase: 'answer', order: ORDER.cleaners })
  async findPhotosInUse({ addresses }: PhotosInUse): Promise<string[]> {
    const rows = await this.sql.all<{ address: string }>(
      `SELECT profileImage AS address FROM cleaners WHERE profileImage IN (${placeholders(addresses)})`,
      addresses,
    );
    return rows.map(({ address }) => address);
  }

  async replace(actor: Actor, cleanerId: number, request: FastifyRequest): Promise<CleanerPhotoResponse> {
    requireOwnCleaner(actor, cleanerId);
    const profileImage = await this.photos.replace(request, async (tx, address) => {
      await tx.sql.run('UPDATE cleaners SET updatedAt = ? WHERE id = ?', [Date.now(), cleanerId]);
      const before = await tx.sql.one<{ profileImage: string | null }>(
        'SELECT profileImage FROM cleaners WHERE id = ?',
        [cleanerId],
      );
      await tx.sql.run('UPDATE cleaners SET profileImage = ? WHERE id = ?', [address, cleanerId]);
      return before?.profileImage ?? null;
    });
    return { profileImage };
  }
}
