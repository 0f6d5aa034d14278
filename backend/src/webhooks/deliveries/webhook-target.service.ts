import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { WEBHOOK_URL_MAX } from '@tidyhearth/domain';
import { Config } from '../../config/config.js';
import { findAddresses, type Address } from './find-addresses.js';
import { isLoopback, isPublicAddress } from './public-address.js';

/** The URL is not called; the message tells the endpoint's owner why. */
export class RefusedTargetError extends Error {}

const HTTPS_PORT = 443;
const FIRST_FREE_PORT = 1024;
const LOOK_UP_MS = 5_000;
/** After this time the machine's next name server is asked. */
const ONE_SERVER_MS = 1_500;
const TRIES = 2;

/** Decides whether a URL may be called, and at which addresses. Outside production, loopback is allowed too. */
@Injectable()
export class WebhookTargetService {
  protected readonly lookUpMs: number = LOOK_UP_MS;
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
   * Resolves the name once. The connection must use these addresses and not resolve the name again, because another
   * answer could lead elsewhere. An unknown name is refused in the same words as one with a private address, so that
   * owners don't learn which names exist in the operator's network.
   *
   * @throws RefusedTargetError if one of the addresses is not public
   */
  async resolve(url: URL): Promise<Address[]> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const family = isIP(host);
    const addresses = family === 0 ? await this.find(host) : [{ address: host, family }];
    const isFound = addresses.length > 0;
    if (this.allowsLoopback && isFound && addresses.every(({ address }) => isLoopback(address)))
      return addresses;
    if (url.protocol !== 'https:') throw new RefusedTargetError('The URL must begin with https://');
    if (!isFound || !addresses.every(({ address }) => isPublicAddress(address)))
      throw new RefusedTargetError(
        family === 0
          ? 'The name of the host does not lead to a public address'
          : 'The URL leads to an address that is not public',
      );
    return addresses;
  }

  protected find(host: string): Promise<Address[]> {
    return findAddresses(host, this.newResolver(), this.lookUpMs);
  }

  protected newResolver(): Resolver {
    return new Resolver({ timeout: ONE_SERVER_MS, tries: TRIES });
  }
}
