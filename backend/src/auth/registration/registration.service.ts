import { Injectable } from '@nestjs/common';
import { APPLICATION_ANSWER_TIME } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import { CleanerProfilesService } from '../../cleaners/cleaner-profiles.service.js';
import { CleanerSignedUp } from '../../cleaners/events/cleaner.events.js';
import { Config } from '../../config/config.js';
import { isDuplicateKey } from '../../database/engine.js';
import { IdempotencyService } from '../../database/idempotency.service.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccountMailsService } from '../account-mails.service.js';
import { CommonPasswordsService } from '../credentials/common-passwords.service.js';
import type { NewAccount, RegisterCleanerDto, RegisterCustomerDto } from './dto/register.dto.js';
import type { CleanerRegisteredResponse, RegisteredResponse } from '../sign-in/dto/signed-in.response.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { TOUCH_USER, TOUCH_USER_BY_EMAIL } from '../../users/users.queries.js';
import { appliedProfile } from './applied-profile.js';
import { ReservedAddressError } from './reserved-address.error.js';
import { NewUsersService } from './new-users.service.js';
import { PasswordHasherService } from '../credentials/password-hasher.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { CallingDevice } from '../sign-in/device-cookie.js';
import { KnownDevicesService } from '../sign-in/known-devices.service.js';
import { SignInService } from '../sign-in/sign-in.service.js';

interface Created {
  passwordHash: string;
  userId: number;
  sid: string | null;
}

/** Registers accounts and signs them in at once. An existing account is never changed by it. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly config: Config,
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
    private readonly users: NewUsersService,
    private readonly hasher: PasswordHasherService,
    private readonly commonPasswords: CommonPasswordsService,
    private readonly sessions: SessionsService,
    private readonly signIn: SignInService,
    private readonly devices: KnownDevicesService,
    private readonly cleaners: CleanerProfilesService,
    private readonly mails: AccountMailsService,
  ) {}

  async registerCustomer(dto: RegisterCustomerDto, device: CallingDevice): Promise<RegisteredResponse> {
    const created = await this.create(dto, 'customer', (tx, id) =>
      this.mails.welcome(tx, { id, email: dto.email, firstName: dto.firstName }),
    );
    const { userId, sid } = created;
    const answer = await this.signIn.answer(userId, sid);
    // A later sign-in from this device should not be reported as new.
    await this.devices.remember(device, { id: userId, password: created.passwordHash });
    return { ...answer, message: 'Your account has been created.' };
  }

  async registerCleaner(dto: RegisterCleanerDto, device: CallingDevice): Promise<CleanerRegisteredResponse> {
    const profile = await appliedProfile(this.cleaners, dto, false);
    const created = await this.create(dto, 'cleaner', async (tx, id) => {
      tx.record(new CleanerSignedUp(await this.cleaners.create(tx, id, profile), id));
    });
    const { userId, sid } = created;
    const answer = await this.signIn.answer(userId, sid);
    // A later sign-in from this device should not be reported as new.
    await this.devices.remember(device, { id: userId, password: created.passwordHash });
    const cleaner = await this.cleaners.getByUser(userId, {
      userId,
      sid: sid ?? '',
      userType: 'cleaner',
      isAdmin: false,
      cleanerId: answer.user.cleanerId,
      cleanerStatus: answer.user.cleanerStatus,
      mustSetUpTwoFactor: false,
      confirmedAt: 0,
    });
    return {
      ...answer,
      cleaner,
      message: `Thank you for applying. We will review your application within ${APPLICATION_ANSWER_TIME}.`,
    };
  }

  private async create(
    account: NewAccount,
    userType: 'customer' | 'cleaner',
    complete: (tx: Tx, userId: number) => Promise<void>,
  ): Promise<Created> {
    // Whoever owns this address has the admin's rights, so nobody can register it, even before the account exists.
    if (account.email === this.config.adminEmail) throw new AppError('EMAIL_TAKEN');
    await this.commonPasswords.refuse('password', account.password, account);
    const passwordHash = await this.hasher.hash(account.password);
    try {
      const create = async (tx: Tx): Promise<Created> => {
        const userId = await this.users.insert(tx, { ...account, userType, passwordHash });
        await complete(tx, userId);
        tx.record(new AccountEvent(userId, 'registered'));
        const made = { id: userId, email: account.email, password: passwordHash, is2FAEnabled: false };
        return { userId, sid: (await this.sessions.begin(tx, made)) ?? null, passwordHash };
      };
      return await this.idempotency.createOnce(create, {
        idOf: ({ userId }) => userId,
        readAgain: (userId) => this.signInAgain(userId, account),
      });
    } catch (error) {
      const { email } = account;
      // The account is held first, so that of two concurrent attempts the second finds the first one's mail.
      if (error instanceof ReservedAddressError) {
        await this.unitOfWork.run(async (tx) => {
          await tx.sql.run(TOUCH_USER, [Date.now(), error.userId]);
          await this.mails.closedAddressTried(tx, email, error);
        });
      } else if (isDuplicateKey(error)) {
        await this.unitOfWork.run(async (tx) => {
          await tx.sql.run(TOUCH_USER_BY_EMAIL, [Date.now(), email]);
          await this.mails.someoneTriedToRegister(tx, email);
        });
      } else throw error;
      throw new AppError('EMAIL_TAKEN');
    }
  }

  /**
   * Handles a registration that is repeated because its answer was lost: the same person, with the same password, is
   * signed in as the first time. A second factor that was set up meanwhile is not bypassed.
   */
  private async signInAgain(id: number, { email, password }: NewAccount): Promise<Created> {
    const stored = await this.users.findCredentials(id);
    const isSame = await this.hasher.matches(stored?.password, password);
    if (!stored || !isSame || stored.is2FAEnabled) throw new AppError('EMAIL_TAKEN');
    const account = { id, email, password: stored.password, is2FAEnabled: false };
    const sid = await this.unitOfWork.run((tx) => this.sessions.begin(tx, account));
    return { userId: id, sid: sid ?? null, passwordHash: stored.password };
  }
}
