import { randomBytes } from 'node:crypto';

const TAKEN_AT_ONCE = 256;

/** Fetches random bytes for many keys at a time. Asking the system for a few bytes costs more than using them. */
export class RandomPool {
  private bytes = Buffer.alloc(0);
  private next = 0;

  /** @param size length of one key in bytes */
  constructor(private readonly size: number) {}

  /** @returns bytes that it never returns again */
  take(): Buffer {
    if (this.next === this.bytes.length) {
      this.bytes = randomBytes(TAKEN_AT_ONCE * this.size);
      this.next = 0;
    }
    const taken = this.bytes.subarray(this.next, this.next + this.size);
    this.next += this.size;
    return taken;
  }
}
