import { Injectable } from '@nestjs/common';
import type { UserType } from '@tidyhearth/domain';
import { Sql } from '../../database/sql.js';
import type { RowOf } from '../../database/statement.js';
import type { Tx } from '../../database/transaction.js';
import { User } from '../../users/user.entity.js';
import { FIND_NEW_CREDENTIALS } from './registration.queries.js';

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

  findCredentials(userId: number): Promise<RowOf<typeof FIND_NEW_CREDENTIALS> | undefined> {
    return this.sql.one(FIND_NEW_CREDENTIALS, [userId]);
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
