import { randomInt } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { Config } from '../../config/config.js';
import { ConfigError } from '../../config/load-config.js';
import { isDuplicateKey } from '../../database/engine.js';
import { Sql } from '../../database/sql.js';
import type { RowOf } from '../../database/statement.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { ALPHABET } from '../alphabet.js';
import { CommonPasswordsService } from '../credentials/common-passwords.service.js';
import { NO_PASSWORD, PasswordHasherService } from '../credentials/password-hasher.service.js';
import { FirstPasswordService } from './first-password.service.js';
import { NewUsersService } from './new-users.service.js';
import { COUNT_ADMIN_ACCOUNTS, FIND_ADMIN_ACCOUNT, MARK_ADMIN_ACCOUNT } from './registration.queries.js';

const PASSWORD_LENGTH = 20;
const NAME = { firstName: 'Admin', lastName: 'Tidyhearth' };

/** Creates the admin's account at the first start. Nobody can register it, and no other account can become it. */
@Injectable()
export class AdminAccountService implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly users: NewUsersService,
    private readonly firstPassword: FirstPasswordService,
    private readonly hasher: PasswordHasherService,
    private readonly commonPasswords: CommonPasswordsService,
  ) {}

  /** @throws ConfigError */
  async onApplicationBootstrap(): Promise<void> {
    await this.refuseWeakPassword();
    const account = await this.sql.one(FIND_ADMIN_ACCOUNT, [this.config.adminEmail]);
    if (account) await this.requireAdminAccount(account);
    else await this.create();
  }

  /**
   * Prints, in production, a link to choose the first password at each start, until it is used. The link stays the same
   * until it expires. It is printed even if `ADMIN_PASSWORD` was set afterwards, because an existing account does not get
   * that.
   */
  async offerFirstPassword(): Promise<void> {
    if (!this.config.isProduction) return;
    const link = await this.firstPassword.link();
    if (link === undefined) return;
    print(
      `The admin account waits for its password. Choose it until ${new Date(link.until).toISOString()}; the link works once,`,
      'and until then every start, every replica and the command admin show the same:',
      `  ${this.config.publicUrl}/reset-password?token=${link.token}`,
      `  Email     ${this.config.adminEmail}`,
    );
  }

  private async refuseWeakPassword(): Promise<void> {
    const { adminEmail: email, adminPassword, isProduction } = this.config;
    if (!isProduction || adminPassword === undefined) return;
    try {
      await this.commonPasswords.refuse('password', adminPassword, { email, ...NAME });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new ConfigError('ADMIN_PASSWORD: is easy to guess; without it a link to choose one is printed');
    }
  }

  /** Marks an admin account that was created before the mark existed, if no account has it yet. */
  private async requireAdminAccount({ id, isAdminAccount }: RowOf<typeof FIND_ADMIN_ACCOUNT>): Promise<void> {
    if (isAdminAccount) return;
    const marked = await this.sql.one(COUNT_ADMIN_ACCOUNTS);
    if (marked && marked.accounts > 0) {
      throw new ConfigError(
        'ADMIN_EMAIL: this address belongs to the account of a customer or cleaner, who would become the admin. Choose an address without an account, or have that person change theirs first',
      );
    }
    await this.unitOfWork.run((tx) => tx.sql.run(MARK_ADMIN_ACCOUNT, [id]));
  }

  private async create(): Promise<void> {
    const { adminEmail: email, adminPassword } = this.config;
    // In production, a one-time link is printed instead of a password, because logs are stored and forwarded.
    const password = adminPassword ?? (this.config.isProduction ? undefined : randomPassword());
    const passwordHash = password === undefined ? NO_PASSWORD : await this.hasher.hash(password);
    const admin = { email, passwordHash, ...NAME, phone: null, userType: 'customer' } as const;
    try {
      await this.unitOfWork.run(async (tx) => {
        const id = await this.users.insert(tx, admin);
        await tx.sql.run(MARK_ADMIN_ACCOUNT, [id]);
      });
    } catch (error) {
      // Another replica was faster, and prints its own password or link.
      if (isDuplicateKey(error)) return;
      throw error;
    }
    if (adminPassword === undefined && password !== undefined) tellPassword(email, password);
  }
}

function randomPassword(): string {
  return Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function tellPassword(email: string, password: string): void {
  print(
    'The admin account has been created. Please note its password now: it is shown only this once.',
    `  Email     ${email}`,
    `  Password  ${password}`,
  );
}

/** Prints to the terminal rather than the structured log. */
function print(...lines: string[]): void {
  process.stdout.write(['', ...lines, '', ''].join('\n'));
}
