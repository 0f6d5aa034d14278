import { Injectable } from '@nestjs/common';
import {
  CODE_VALID_MINUTES,
  DAY_MS,
  FORMER_MEMBER,
  formatDate,
  formatDateTime,
  KEPT_AFTER_CLOSING,
} from '@tidyhearth/domain';
import { Config } from '../config/config.js';
import type { Tx } from '../database/transaction.js';
import type { MailContent } from '../mail/mail-content.js';
import { NEW_ADDRESS_MAIL, PASSWORD_RESET_MAIL, VERIFICATION_CODE_MAIL } from '../mail/mail-types.js';
import { OutboxService } from '../mail/outbox.service.js';
import { FIND_USER_BY_EMAIL } from '../users/users.queries.js';
import { COUNT_MAILS_SINCE, FIND_MAIL_SINCE, FIND_PROVED_ADDRESS } from './account-mails.queries.js';
import { isMailedOften } from './account-mail-caps.js';
import { codesLeft } from './two-factor/codes-left.js';

export interface MailedPerson {
  id: number;
  email: string;
  firstName: string;
}

export const PASSWORD_CHANGED = 'password-changed';
/** Types of mail that contain a working link or code; the outbox keeps them sealed. */
const SECRET = new Set([PASSWORD_RESET_MAIL, VERIFICATION_CODE_MAIL, NEW_ADDRESS_MAIL]);
const NOT_YOU = 'If that was not you, choose a new password at once: that signs everybody out.';

/** Mails about an account to its owner. */
@Injectable()
export class AccountMailsService {
  constructor(
    private readonly config: Config,
    private readonly outbox: OutboxService,
  ) {}

  welcome(tx: Tx, person: MailedPerson): Promise<void> {
    return this.tell(tx, person, 'welcome', 'Welcome to Tidyhearth', {
      heading: 'Welcome to Tidyhearth',
      paragraphs: [
        'Your account is ready. You can find cleaners near you and book at once.',
        'Please confirm your email address in your security settings, so that we can reach you about your bookings.',
      ],
      action: { label: 'Find a cleaner', path: '/find-cleaners' },
      footnote: 'You receive this mail because this address was used to open an account at Tidyhearth.',
    });
  }

  passwordReset(tx: Tx, person: MailedPerson, token: string): Promise<void> {
    return this.tell(tx, person, PASSWORD_RESET_MAIL, 'Reset your password', {
      heading: 'Reset your password',
      paragraphs: [
        'Somebody asked for a new password for your account. The link works once, within one hour.',
        'If that was not you, there is nothing to do: your password stays as it is.',
      ],
      action: { label: 'Choose a new password', path: `/reset-password?token=${token}` },
      footnote: 'You receive this mail because a new password was asked for with this address.',
    });
  }

  passwordChanged(tx: Tx, person: MailedPerson): Promise<void> {
    return this.tell(tx, person, PASSWORD_CHANGED, 'Your password has been changed', {
      heading: 'Your password has been changed',
      paragraphs: ['The password of your account has just been changed.', NOT_YOU],
      action: { label: 'Choose a new password', path: '/forgot-password' },
    });
  }

  verificationCode(tx: Tx, person: MailedPerson, code: string): Promise<void> {
    return this.tell(tx, person, VERIFICATION_CODE_MAIL, 'Your verification code', {
      heading: 'Your verification code',
      paragraphs: [
        `Enter this code in your security settings to confirm your email address. It is valid for ${CODE_VALID_MINUTES} minutes.`,
      ],
      code,
      footnote: 'You receive this mail because this address is to be confirmed for an account.',
    });
  }

  confirmNewAddress(tx: Tx, person: MailedPerson, token: string): Promise<void> {
    return this.tell(tx, person, NEW_ADDRESS_MAIL, 'Confirm your new email address', {
      heading: 'Confirm your new email address',
      paragraphs: [
        'Please confirm that this is your new email address. The link works once, within one hour.',
      ],
      action: { label: 'Confirm address', path: `/confirm-email?token=${token}` },
      footnote: 'You receive this mail because this address was entered as the new one of an account.',
    });
  }

  addressChangeRequested(tx: Tx, person: MailedPerson): Promise<void> {
    return this.tell(tx, person, 'email-change-requested', 'Your email address is about to change', {
      heading: 'Your email address is about to change',
      paragraphs: [
        'A different email address was entered for your account. It takes effect once it is confirmed.',
        'If that was not you, choose a new password at once: that signs everybody out and drops the change.',
      ],
      action: { label: 'Choose a new password', path: '/forgot-password' },
    });
  }

  /** Sent to the address that was replaced. */
  addressChanged(tx: Tx, person: MailedPerson): Promise<void> {
    return this.tell(tx, person, 'email-changed', 'Your email address has been changed', {
      heading: 'Your email address has been changed',
      paragraphs: [
        'Your account now has another email address, and this one is no longer used.',
        'If that was not you, please write to us at once.',
      ],
      action: { label: 'Contact us', path: '/contact' },
      footnote: 'You receive this mail because this was the address of an account.',
    });
  }

  twoFactorChanged(tx: Tx, person: MailedPerson, isOn: boolean): Promise<void> {
    const heading = `Two-factor authentication is ${isOn ? 'on' : 'off'}`;
    const next = isOn
      ? 'From now on, signing in needs your password and a code from your authenticator app.'
      : 'From now on, signing in needs your password only.';
    return this.tell(tx, person, 'two-factor-changed', heading, {
      heading,
      paragraphs: [next, NOT_YOU],
      action: { label: 'Security settings', path: '/security' },
    });
  }

  /** Leaves out the User-Agent header, because its text is chosen by whoever signs in. */
  newDevice(tx: Tx, person: MailedPerson): Promise<void> {
    return this.tell(tx, person, 'new-device', 'New sign-in to your account', {
      heading: 'New sign-in to your account',
      paragraphs: [
        `Somebody signed in to your account on ${formatDateTime(Date.now())}, from a device or browser that has not signed in before.`,
        'If that was you, there is nothing to do. Your security settings list where you are signed in.',
        NOT_YOU,
      ],
      action: { label: 'Security settings', path: '/security' },
    });
  }

  recoveryCodeUsed(tx: Tx, person: MailedPerson, left: number): Promise<void> {
    return this.tell(tx, person, 'recovery-code-used', 'A recovery code was used', {
      heading: 'A recovery code was used',
      paragraphs: [
        `Somebody signed in to your account with your password and one of your recovery codes. ${codesLeft(left)}`,
        NOT_YOU,
      ],
      action: { label: 'Security settings', path: '/security' },
    });
  }

  recoveryCodesReplaced(tx: Tx, person: MailedPerson): Promise<void> {
    return this.tell(tx, person, 'recovery-codes-replaced', 'You have new recovery codes', {
      heading: 'You have new recovery codes',
      paragraphs: ['New recovery codes were made for your account. The ones before no longer work.', NOT_YOU],
      action: { label: 'Security settings', path: '/security' },
    });
  }

  /** Leaves out the key's name, because it was chosen by whoever made the key. */
  apiKeyMade(tx: Tx, person: MailedPerson, hint: string): Promise<void> {
    return this.tell(tx, person, 'api-key-made', 'You have a new API key', {
      heading: 'You have a new API key',
      paragraphs: [
        `An API key was made for your account: ${hint}. Programs that have it can act for you, as far as its scopes allow.`,
        'If that was not you, choose a new password at once: that signs everybody out and ends all your API keys.',
      ],
      action: { label: 'Security settings', path: '/security' },
    });
  }

  twoFactorReset(tx: Tx, person: MailedPerson): Promise<void> {
    return this.tell(tx, person, 'two-factor-reset', 'Two-factor authentication was turned off for you', {
      heading: 'Two-factor authentication was turned off for you',
      paragraphs: [
        'Our support turned two-factor authentication off for your account, because we were asked to and checked who asked. You have been signed out everywhere; signing in needs your password only. Please set it up again once you are in.',
        NOT_YOU,
      ],
      action: { label: 'Choose a new password', path: '/forgot-password' },
    });
  }

  accountClosed(tx: Tx, person: MailedPerson): Promise<void> {
    return this.tell(tx, person, 'account-closed', 'Your account has been closed', {
      heading: 'Your account has been closed',
      paragraphs: [
        'Your account is closed, and open requests have been cancelled. Nobody can find your profile any more.',
        `Erased now: your home address, photo, profile texts, preferences, calendar, notifications, sign-ins and security keys. In bookings, messages and reviews others read “${FORMER_MEMBER}” in place of your name, and neither your phone number nor what you wrote in messages.`,
        `${KEPT_AFTER_CLOSING.setAside} After that the address is free for a new account.`,
        `${KEPT_AFTER_CLOSING.confirmed} ${KEPT_AFTER_CLOSING.reported} ${KEPT_AFTER_CLOSING.backups}`,
        'Kept: what was booked, when and for how much, because both sides need it for tax, and the reviews you wrote, without your name.',
        'If that was not you, please write to us at once.',
      ],
      action: { label: 'Contact us', path: '/contact' },
      footnote: 'You receive this mail because an account with this address was closed.',
    });
  }

  async countResets(tx: Tx, recipient: string, since: number): Promise<number> {
    const row = await tx.sql.one(COUNT_MAILS_SINCE, [recipient, PASSWORD_RESET_MAIL, since]);
    return row?.sent ?? 0;
  }

  /** Sent at most once a day, and only to the owner of a closed account. */
  async closedAddressTried(
    tx: Tx,
    email: string,
    closed: { userId: number; freeFrom: number },
  ): Promise<void> {
    const type = 'closed-address-tried';
    if (await tx.sql.one(FIND_MAIL_SINCE, [email, type, Date.now() - DAY_MS])) return;
    await this.outbox.enqueue(tx, {
      userId: closed.userId,
      type,
      recipient: email,
      subject: 'This address belonged to a closed account',
      content: {
        heading: 'This address belonged to a closed account',
        paragraphs: [
          'Somebody tried to open an account with this email address. Your account with it is closed, and what we set aside of it is not erased yet.',
          `From the morning of ${formatDate(closed.freeFrom)} on you can open a new account with it. If you would rather not wait, write to us or use another address.`,
        ],
        action: { label: 'Contact us', path: '/contact' },
        footnote: 'You receive this mail because somebody entered this address to open an account.',
      },
    });
  }

  /** At most once a day, so that nobody can flood a mailbox through the form. */
  async someoneTriedToRegister(tx: Tx, email: string): Promise<void> {
    const type = 'registered-already';
    if (await tx.sql.one(FIND_MAIL_SINCE, [email, type, Date.now() - DAY_MS])) return;
    const holder = await tx.sql.one(FIND_USER_BY_EMAIL, [email]);
    // The account has just been closed or moved to another address.
    if (!holder) return;
    await this.outbox.enqueue(tx, {
      userId: holder.id,
      type,
      recipient: email,
      subject: 'You already have an account',
      content: {
        heading: 'You already have an account',
        paragraphs: [
          'Somebody tried to open an account with this email address. There is one already, and it was not changed.',
          'If that was you, just sign in. If you have forgotten your password, you can choose a new one.',
        ],
        action: { label: 'Sign in', path: '/login' },
      },
    });
  }

  /**
   * Uses the person's name only if the address is confirmed. Otherwise, whoever opened the account could choose the
   * words that we mail to a stranger.
   */
  private async tell(
    tx: Tx,
    person: MailedPerson,
    type: string,
    subject: string,
    content: MailContent,
  ): Promise<void> {
    const proved = await tx.sql.one(FIND_PROVED_ADDRESS, [person.id]);
    const isProved = proved?.email === person.email;
    if (this.config.rateLimits && (await isMailedOften(tx, person.email, type, isProved))) return;
    const greeting = isProved ? [`Hello ${person.firstName},`] : [];
    await this.outbox.enqueue(tx, {
      userId: person.id,
      type,
      recipient: person.email,
      subject,
      content: { ...content, paragraphs: [...greeting, ...content.paragraphs] },
      isSecret: SECRET.has(type),
    });
  }
}
