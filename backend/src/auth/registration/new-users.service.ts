import { Injectable } from '@nestjs/common';
import type { UserType } from '@tidyhearth/domain';
import { Sql } from '../../database/sql.js';
import type { RowOf } from '../../database/statement.js';
import type { Tx } from '../../database/transaction.js';
import { FIND_RESERVED_EMAIL } from '../../users/users.queries.js';
import { User } from '../../users/user.entity.js';
import { ReservedAddressError } from './reserved-address.error.js';
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

  /**
   * Records that the terms and the privacy policy were accepted now. An address in use violates the unique index.
   *
   * @throws ReservedAddressError
   */
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
    // Checked only now: if the account that had this address is being closed, the insert above waits for that, after
    // which the address is reserved.
    const reserved = await tx.sql.one(FIND_RESERVED_EMAIL, [user.email]);
    if (reserved) throw new ReservedAddressError(reserved);
    return id;
  }
}
