/** Browsers with an open live stream, which open it again as soon as it ends. */
import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '../lib/wait.mjs';

const RETRY_MS = 250;

export class Streams {
  #isOpen = true;
  /** @type {Promise<void>[]} */
  #ends = [];
  #abort = new AbortController();
  #people = 0;
  connected = 0;
  reopened = 0;

  /**
   * @param {string} url
   * @param {readonly { token: string }[]} people
   */
  constructor(url, people) {
    this.#people = people.length;
    this.#ends = people.map(({ token }) => this.#keep(url, token));
  }

  /**
   * @param {string} url
   * @param {string} token
   */
  async #keep(url, token) {
    while (this.#isOpen) {
      try {
        const answer = await fetch(`${url}/api/events`, {
          headers: { authorization: `Bearer ${token}` },
          signal: this.#abort.signal,
        });
        if (answer.ok && answer.body !== null) {
          this.connected += 1;
          try {
            for await (const _ of answer.body) if (!this.#isOpen) break;
          } finally {
            this.connected -= 1;
            this.reopened += 1;
          }
        }
      } catch {
        // It was cut off; so it is opened again.
      }
      if (this.#isOpen) await pause(RETRY_MS);
    }
  }

  /** @param {number} timeoutMs */
  async allConnected(timeoutMs) {
    await waitFor(async () => this.connected === this.#people || undefined, {
      timeoutMs,
      what: 'the streams',
    });
  }

  async close() {
    this.#isOpen = false;
    this.#abort.abort();
    await Promise.all(this.#ends);
  }
}
