import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify, type Algorithm } from '@node-rs/argon2';
import { BoundedQueue } from '../../common/bounded-queue.js';

/** The enum of the library exists at compile time only. */
const ARGON2ID = 2 satisfies Algorithm.Argon2id;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_WAITING = 128;

/** argon2id. Hashing is costly on purpose, so only a few run at once and a flood is refused rather than queued. */
@Injectable()
export class PasswordHasherService {
  private readonly queue = new BoundedQueue(Math.max(1, availableParallelism() - 1), MAX_WAITING);
  private decoy?: Promise<string>;

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password, COST));
  }

  /** Without a stored hash the same work is done for nothing: an unknown address must not answer sooner. */
  async matches(stored: string | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.decoyHash());
    const isMatch = await this.queue.run(() => verify(against, password));
    return isMatch && stored !== undefined;
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= hash('nobody signs in with this', COST);
    return this.decoy;
  }
}
