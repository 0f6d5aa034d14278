import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../common/actor.js';
import { requireSelf } from '../common/ownership.js';
import { PhotoColumns } from '../files/photo-columns.js';
import { Photos } from '../files/photos.js';
import type { UserPhotoResponse } from './dto/user-photo.response.js';

@Injectable()
export class UserPhoto implements OnModuleInit {
  constructor(
    private readonly photos: Photos,
    private readonly columns: PhotoColumns,
  ) {}

  onModuleInit(): void {
    this.columns.add('users', 'profileImageUrl');
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
