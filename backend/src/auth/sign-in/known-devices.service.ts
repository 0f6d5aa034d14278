import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { Sql } from '../../database/sql.js';
import type { CallingDevice } from './device-cookie.js';
import { FIND_DEVICE_OWNER } from './sign-in.queries.js';
import { TokensService } from '../sessions/tokens.service.js';

export interface DeviceOwner {
  id: number;
  password: string;
}

/**
 * Devices from which somebody has signed in to an account. Wrong guesses from such a device are counted for the device,
 * all others for the account: an attacker can lock unknown devices out, but not the owner's. A device is known to one
 * account and only until its password changes, unless that is done on it; being known replaces no other check.
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
  async findByOwner(
    { token }: Pick<CallingDevice, 'token'>,
    owner: DeviceOwner,
  ): Promise<string | undefined> {
    if (token === undefined) return undefined;
    const device = await this.tokens.readDevice(token);
    const isTheirs = device?.userId === owner.id && this.tokens.isFingerprintOf(owner.password, device.pwd);
    return isTheirs ? device.deviceId : undefined;
  }

  /** After signing in or choosing a password. A device that was known keeps its id, and with it what was counted against it. */
  async remember(calling: CallingDevice, owner: DeviceOwner): Promise<void> {
    const deviceId = (await this.findByOwner(calling, owner)) ?? randomUUID();
    const token = await this.tokens.signDevice(owner.id, deviceId, owner.password);
    calling.remember(token, this.config.publicUrl.startsWith('https:'));
  }
}
