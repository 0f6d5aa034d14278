import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify, type Algorithm, type Options } from '@node-rs/argon2';
import { BoundedQueue } from '../../common/bounded-queue.js';
import { LazyValue } from '../../common/lazy-value.js';
import { Config } from '../../config/config.js';

/** The enum of the library exists at compile time only. */
const ARGON2ID = 2 satisfies Algorithm.Argon2id;
const MAX_WAITING = 128;
/** Stored of an account whose owner has not chosen a password yet: none fits. */
export const NO_PASSWORD = '';

/** argon2id. Hashing is costly on purpose, so only a few run at once and a flood is refused rather than queued. */
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

  /** Without a stored hash the same work is done for nothing: an unknown address must not answer sooner. */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const against = stored || (await this.decoy.get());
    const isMatch = await this.queue.run(() => verify(against, password));
    return isMatch && stored !== undefined && stored !== NO_PASSWORD;
  }
}
