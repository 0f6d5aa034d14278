import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { SECOND_STEP_MINUTES } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import { Config } from '../../config/config.js';
import { SecretsService } from '../../config/secrets.service.js';

export const ISSUER = 'tidyhearth';
export const SESSION_AUDIENCE = 'session';
const CHALLENGE_AUDIENCE = 'two-factor';
const CHALLENGE_SECONDS = SECOND_STEP_MINUTES * 60;
const DEVICE_AUDIENCE = 'device';
/** How long a device stays known after signing in. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

interface ChallengeClaims {
  sub: string;
  /** A fingerprint of the password hash, so that a change of password invalidates the token. */
  pwd: string;
}

interface DeviceClaims extends ChallengeClaims {
  jti: string;
  /** A fingerprint of the TOTP secret with which the second step was passed on this device. */
  totp?: string;
}

/** The content of a device token. */
export interface DeviceToken {
  userId: number;
  deviceId: string;
  pwd: string;
  totp?: string;
}

/** The credentials of the account for which a device token is made. */
interface DeviceProof {
  passwordHash: string;
  /** Present if the second step was passed. */
  totpSecret?: string;
}

@Injectable()
export class TokensService {
  constructor(
    private readonly jwt: JwtService,
    private readonly config: Config,
    private readonly secrets: SecretsService,
  ) {}

  /** Makes the token of a session. Deleting the row of `sid` invalidates it. */
  signSession(userId: number, sid: string): Promise<string> {
    return this.jwt.signAsync(
      {},
      {
        subject: String(userId),
        jwtid: sid,
        audience: SESSION_AUDIENCE,
        expiresIn: this.config.sessionDays * 24 * 60 * 60,
      },
    );
  }

  /** Makes a token that proves the right password while the second step is pending. */
  signChallenge(userId: number, passwordHash: string): Promise<string> {
    return this.jwt.signAsync(
      { pwd: this.fingerprint(passwordHash) },
      { subject: String(userId), audience: CHALLENGE_AUDIENCE, expiresIn: CHALLENGE_SECONDS },
    );
  }

  /** @throws AppError NOT_AUTHENTICATED */
  async readChallenge(token: string): Promise<{ userId: number; pwd: string }> {
    try {
      const claims = await this.jwt.verifyAsync<ChallengeClaims>(token, { audience: CHALLENGE_AUDIENCE });
      return { userId: Number(claims.sub), pwd: claims.pwd };
    } catch {
      throw staleChallenge();
    }
  }

  /**
   * Makes a token that proves an earlier sign-in to this account on this device with the current password, and with the
   * second step if that was passed.
   */
  signDevice(userId: number, deviceId: string, { passwordHash, totpSecret }: DeviceProof): Promise<string> {
    const pwd = this.fingerprint(passwordHash);
    return this.jwt.signAsync(
      totpSecret === undefined ? { pwd } : { pwd, totp: this.fingerprint(totpSecret) },
      { subject: String(userId), jwtid: deviceId, audience: DEVICE_AUDIENCE, expiresIn: DEVICE_SECONDS },
    );
  }

  /** @returns undefined for an invalid token, because an unknown device is not an error */
  async readDevice(token: string): Promise<DeviceToken | undefined> {
    try {
      const { sub, jti, pwd, totp } = await this.jwt.verifyAsync<DeviceClaims>(token, {
        audience: DEVICE_AUDIENCE,
      });
      return { userId: Number(sub), deviceId: jti, pwd, totp };
    } catch {
      return undefined;
    }
  }

  /** Whether a token was made with the password, or the TOTP secret, that the account has now. */
  isFingerprintOf(credential: string, fingerprint: string): boolean {
    return this.secrets.isHashOf('credential', credential, fingerprint);
  }

  private fingerprint(credential: string): string {
    return this.secrets.keyedHash('credential', credential);
  }
}

export function staleChallenge(): AppError {
  return new AppError('NOT_AUTHENTICATED', {
    message: 'Signing in took too long. Please enter your password again.',
  });
}
