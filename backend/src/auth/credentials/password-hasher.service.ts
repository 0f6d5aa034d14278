import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify, type Algorithm, type Options } from '@node-rs/argon2';
import { BoundedQueue } from '../../common/bounded-queue.js';
import { LazyValue } from '../../common/lazy-value.js';
import { Config } from '../../config/config.js';

/** The library's enum exists at compile time only. */
const ARGON2ID = 2 satisfies Algorithm.Argon2id;
const MAX_WAITING = 128;
/** The stored value of an account without a password yet. No password matches it. */
export const NO_PASSWORD = '';

/**
 * Hashes with argon2id. Hashing is costly on purpose, so only a few run at once, and a flood of calls is refused rather
 * than queued.
 */
@Injectable()
export class PasswordHasherService {
  private readonly queue = new BoundedQueue(Math.max(1, availableParallelism() - 1), MAX_WAITING);
  private readonly options: Options;
  private readonly decoy = new LazyValue(() => hash('nobody signs in with this', this.options));

  constructor(config: Config) {
    this.options = { algorithm: ARGON2ID, ...config.passwordCost };
  }

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password, this.options));
  }

  /** Does the same work if there is no stored hash, so that an unknown address isn't answered sooner. */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const against = stored || (await this.decoy.get());
    const isMatch = await this.queue.run(() => verify(against, password));
    return isMatch && stored !== undefined && stored !== NO_PASSWORD;
  }
}
