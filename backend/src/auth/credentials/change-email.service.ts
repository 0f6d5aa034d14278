import { Injectable } from '@nestjs/common';
import { HOUR_MS, LINK_VALID_HOURS } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { AppError, invalid } from '../../common/app-error.js';
import { Config } from '../../config/config.js';
import { refuseDuplicate } from '../../database/engine.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { OutboxService } from '../../mail/outbox.service.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { FIND_RESERVED_EMAIL, FIND_USER_BY_EMAIL } from '../../users/users.queries.js';
import { requireAddressChangesLeft } from '../account-mail-limits.js';
import { AccountMailsService } from '../account-mails.service.js';
import { CHANGE_EMAIL, FIND_EMAIL_CHANGE, REQUEST_EMAIL_CHANGE } from './credentials.queries.js';
import type { ChangeEmailDto } from './dto/change-email.dto.js';
import type { DoneResponse } from '../dto/done.response.js';
import { newToken, tokenHash } from './one-time-token.js';
import { PasswordCheckService } from './password-check.service.js';

const VALID_MS = LINK_VALID_HOURS * HOUR_MS;

/**
 * The new address takes effect once its owner has opened the link that is sent to it. The old address is notified at
 * both steps.
 */
@Injectable()
export class ChangeEmailService {
  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly check: PasswordCheckService,
    private readonly mails: AccountMailsService,
    private readonly outbox: OutboxService,
  ) {}

  async request(actor: Actor, { email, password }: ChangeEmailDto): Promise<DoneResponse> {
    const account = await this.check.confirm(actor, password);
    if (email === account.email) throw invalid('email', 'That is already your email address');
    this.refuseAdminAddress(account.email, email);
    await this.refuseTaken(email);
    // The id comes first, so that the account is found by its primary key.
    const token = `${account.id}.${newToken()}`;
    await this.unitOfWork.run(async (tx) => {
      await this.check.hold(tx, actor, account);
      await tx.sql.run(REQUEST_EMAIL_CHANGE, [email, tokenHash(token), Date.now() + VALID_MS, account.id]);
      // So that nobody can flood a mailbox, with one account or with several.
      if (this.config.rateLimits) await requireAddressChangesLeft(tx, { ...account, email });
      await this.mails.confirmNewAddress(tx, { ...account, email }, token);
      await this.mails.addressChangeRequested(tx, account);
      tx.record(new AccountEvent(account.id, 'email-change-requested'));
    });
    return { message: `We have sent a link to ${email}. Your address changes when you open it.` };
  }

  /** The token contains the account's id, so the link works on any device. */
  async confirm(token: string): Promise<DoneResponse> {
    const hash = tokenHash(token);
    const account = await this.sql.one(FIND_EMAIL_CHANGE, [idOf(token), hash, Date.now()]);
    const newEmail = account?.pendingEmail ?? null;
    if (!account || newEmail === null) throw new AppError('RESET_TOKEN_INVALID');
    const change = () =>
      this.unitOfWork.run(async (tx) => {
        const now = Date.now();
        const params = [newEmail, now, now, account.id, hash, now, newEmail] as const;
        if (!(await tx.sql.claim(CHANGE_EMAIL, params))) throw new AppError('RESET_TOKEN_INVALID');
        // Checked only now: if the account that had this address is being closed, the update above waits for that,
        // after which the address is reserved.
        if (await tx.sql.one(FIND_RESERVED_EMAIL, [newEmail])) throw new AppError('EMAIL_TAKEN');
        await this.outbox.readdress(tx, account.id, { from: account.email, to: newEmail });
        await this.mails.addressChanged(tx, account);
        tx.record(new AccountEvent(account.id, 'email-changed'));
      });
    await refuseDuplicate('EMAIL_TAKEN', change);
    return { message: 'Your email address has been changed.' };
  }

  private async refuseTaken(email: string): Promise<void> {
    const holder = await this.sql.one(FIND_USER_BY_EMAIL, [email]);
    if (holder ?? (await this.sql.one(FIND_RESERVED_EMAIL, [email]))) throw new AppError('EMAIL_TAKEN');
  }

  /** The admin's address is set by configuration: nobody may change to it, and the admin may not change it here. */
  private refuseAdminAddress(from: string, to: string): void {
    if (to === this.config.adminEmail) throw new AppError('EMAIL_TAKEN');
    if (from === this.config.adminEmail)
      throw new AppError('SELF_ACTION', {
        message: 'The address of the admin account is set by configuration.',
      });
  }
}

function idOf(token: string): number {
  const id = /^([1-9]\d{0,9})\./.exec(token)?.[1];
  return id === undefined ? 0 : Number(id);
}
