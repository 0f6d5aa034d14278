import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../common/actor.js';
import { requireOwnCleaner } from '../common/ownership.js';
import { PhotoColumns } from '../files/photo-columns.js';
import { Photos } from '../files/photos.js';
import type { CleanerPhotoResponse } from './dto/cleaner-photo.response.js';

@Injectable()
export class CleanerPhoto implements OnModuleInit {
  constructor(
    private readonly photos: Photos,
    private readonly columns: PhotoColumns,
  ) {}

  onModuleInit(): void {
    this.columns.add('cleaners', 'profileImage');
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
