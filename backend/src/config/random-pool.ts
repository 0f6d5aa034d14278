import { randomBytes } from 'node:crypto';

const TAKEN_AT_ONCE = 256;

/** Fetches random bytes for many keys at a time: asking the system for a few costs more than what is made of them. */
export class RandomPool {
  private bytes = Buffer.alloc(0);
  private next = 0;

  /** @param size bytes of one key */
  constructor(private readonly size: number) {}

  /** Never the same bytes twice. */
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
