import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { Sql } from '../../database/sql.js';
import type { CallingDevice } from './device-cookie.js';
import { FIND_DEVICE_OWNER } from './sign-in.queries.js';
import { TokensService, type DeviceToken } from '../sessions/tokens.service.js';

export interface DeviceOwner {
  id: number;
  password: string;
}

type CallingToken = Pick<CallingDevice, 'token'>;

/**
 * Devices from which somebody has signed in to an account. Wrong guesses on such a device are counted for the device,
 * all others for the account. So an attacker can lock unknown devices out, but not the owner's. A device is known to
 * one account, and only until its password changes, unless it is changed on that device. Being known replaces no other
 * check. For codes, a device has a count of its own only if the second step was passed on it: somebody who knew the
 * password before two-factor authentication was set up could have made any number of devices known.
 */
@Injectable()
export class KnownDevicesService {
  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly tokens: TokensService,
  ) {}

  /** @returns the id of the device, if it is known to the account with this address */
  async findByEmail({ token }: CallingDevice, email: string): Promise<string | undefined> {
    if (token === undefined) return undefined;
    const owner = await this.sql.one(FIND_DEVICE_OWNER, [email]);
    return owner && this.findByOwner({ token }, owner);
  }

  /** @returns the id of the device, if it is known to this account */
  async findByOwner(calling: CallingToken, owner: DeviceOwner): Promise<string | undefined> {
    return (await this.read(calling, owner))?.deviceId;
  }

  /** @returns the id of the device, if the second step was passed on it with the present secret of the account */
  async findBySecondStep(
    calling: CallingToken,
    owner: DeviceOwner,
    totpSecret: string,
  ): Promise<string | undefined> {
    const device = await this.read(calling, owner);
    const hasPassed = device?.totp !== undefined && this.tokens.isFingerprintOf(totpSecret, device.totp);
    return hasPassed ? device.deviceId : undefined;
  }

  /**
   * Called after signing in or choosing a password. A device that was known keeps its id, and with it the guesses
   * counted against it.
   *
   * @param totpSecret if the second step was passed
   */
  async remember(calling: CallingDevice, owner: DeviceOwner, totpSecret?: string): Promise<void> {
    const deviceId = (await this.findByOwner(calling, owner)) ?? randomUUID();
    const proof = { passwordHash: owner.password, totpSecret };
    const token = await this.tokens.signDevice(owner.id, deviceId, proof);
    calling.remember(token, this.config.publicUrl.startsWith('https:'));
  }

  private async read({ token }: CallingToken, owner: DeviceOwner): Promise<DeviceToken | undefined> {
    if (token === undefined) return undefined;
    const device = await this.tokens.readDevice(token);
    const isTheirs = device?.userId === owner.id && this.tokens.isFingerprintOf(owner.password, device.pwd);
    return isTheirs ? device : undefined;
  }
}
