/**
 * The end of what a process prints. Its parts are joined only on demand, because a server's log has a line for each
 * call.
 */
export class OutputEnd {
  /** @type {string[]} */
  #parts = [];
  #length = 0;
  #most;

  /** @param {number} most how many characters are kept */
  constructor(most) {
    this.#most = most;
  }

  /** @param {string} text */
  add(text) {
    this.#parts.push(text);
    this.#length += text.length;
    // Joined at twice the length, so that each character is copied about once.
    if (this.#length > 2 * this.#most) this.#join();
  }

  toString() {
    return this.#join();
  }

  #join() {
    const text = this.#parts.join('').slice(-this.#most);
    this.#parts = [text];
    this.#length = text.length;
    return text;
  }
}
