import { randomInt } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { isDuplicateKey } from '../../database/engine.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { FIND_USER_BY_EMAIL } from '../../users/users.queries.js';
import { ALPHABET } from '../alphabet.js';
import { NewUsersService } from './new-users.service.js';
import { PasswordHasherService } from '../credentials/password-hasher.service.js';

const PASSWORD_LENGTH = 20;

/** The admin's account is made at the first start; nobody can register it. */
@Injectable()
export class AdminAccountService implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: NewUsersService,
    private readonly hasher: PasswordHasherService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const email = this.config.adminEmail;
    if (await this.sql.one(FIND_USER_BY_EMAIL, [email])) return;
    const password = this.config.adminPassword ?? randomPassword();
    const passwordHash = await this.hasher.hash(password);
    const admin = { email, passwordHash, firstName: 'Admin', lastName: 'Tidyhearth', phone: null };
    try {
      await this.unitOfWork.run((tx) => this.users.insert(tx, { ...admin, userType: 'customer' }));
    } catch (error) {
      // Another replica was first, and prints its own password.
      if (isDuplicateKey(error)) return;
      throw error;
    }
    if (this.config.adminPassword === undefined) tell(email, password);
  }
}

function randomPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** On the terminal, not in the log: logs are kept and shipped elsewhere. */
function tell(email: string, password: string): void {
  process.stdout.write(
    [
      '',
      'The admin account has been created. Please note its password now: it is shown only this once.',
      `  Email     ${email}`,
      `  Password  ${password}`,
      '',
      '',
    ].join('\n'),
  );
}
