import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { WEBHOOK_URL_MAX } from '@tidyhearth/domain';
import { Config } from '../../config/config.js';
import { isLoopback, isPublicAddress } from './public-address.js';

/** An address of the target's name. */
export interface Address {
  address: string;
  family: number;
}

/** Why a URL is not called; its message is for the endpoint's owner. */
export class RefusedTargetError extends Error {}

const HTTPS_PORT = 443;
const FIRST_FREE_PORT = 1024;

/** Says whether a URL may be called, and under which addresses. Outside production loopback may be called too. */
@Injectable()
export class WebhookTargetService {
  private readonly allowsLoopback: boolean;

  constructor({ isProduction }: Config) {
    this.allowsLoopback = !isProduction;
  }

  /** @throws RefusedTargetError */
  parse(text: string): URL {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || (url.protocol !== 'https:' && !(this.allowsLoopback && url.protocol === 'http:')))
      throw new RefusedTargetError('The URL must begin with https://');
    if (url.username !== '' || url.password !== '')
      throw new RefusedTargetError('The URL must not contain a user name or password');
    url.hash = '';
    if (url.href.length > WEBHOOK_URL_MAX)
      throw new RefusedTargetError(`The URL must be at most ${WEBHOOK_URL_MAX} characters`);
    const port = url.port === '' ? HTTPS_PORT : Number(url.port);
    if (port !== HTTPS_PORT && port < FIRST_FREE_PORT)
      throw new RefusedTargetError(`The port must be ${HTTPS_PORT} or at least ${FIRST_FREE_PORT}`);
    return url;
  }

  /**
   * Resolves the name once. Who connects uses these addresses and asks no resolver again, or another answer could lead
   * elsewhere.
   *
   * @throws RefusedTargetError where one of them is not public
   */
  async resolve(url: URL): Promise<Address[]> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const family = isIP(host);
    const addresses = family === 0 ? await this.lookUp(host) : [{ address: host, family }];
    const isEveryLoopback = addresses.every(({ address }) => isLoopback(address));
    if (this.allowsLoopback && isEveryLoopback) return addresses;
    if (url.protocol !== 'https:') throw new RefusedTargetError('The URL must begin with https://');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      throw new RefusedTargetError('The URL leads to an address that is not public');
    return addresses;
  }

  protected find(host: string): Promise<Address[]> {
    return lookup(host, { all: true });
  }

  private async lookUp(host: string): Promise<Address[]> {
    const found = await this.find(host).catch(() => []);
    if (found.length === 0) throw new RefusedTargetError('The name of the host was not found');
    return found;
  }
}
