import { Injectable } from '@nestjs/common';
import type { UserType } from '@tidyhearth/domain';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { User } from '../../users/user.entity.js';

export interface NewUser {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  userType: UserType;
}

@Injectable()
export class NewUsersService {
  constructor(private readonly sql: Sql) {}

  async findCredentials(userId: number): Promise<{ password: string; is2FAEnabled: number } | undefined> {
    return this.sql.one('SELECT password, is2FAEnabled FROM users WHERE id = ?', [userId]);
  }

  /** Terms and privacy policy were accepted now. A taken address fails on the unique index. */
  async insert(tx: Tx, { passwordHash, ...user }: NewUser): Promise<number> {
    const now = Date.now();
    const { id } = await tx.manager.save(User, {
      email: user.email,
      password: passwordHash,
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone,
      userType: user.userType,
      termsAcceptedAt: now,
      privacyAcceptedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    return id;
  }
}
