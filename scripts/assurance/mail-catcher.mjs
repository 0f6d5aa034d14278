/** A mail server that can be down, slow or refuse; it counts what it accepted by Message-ID. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/free-port.mjs';
import { ROOT } from '../lib/workspace.mjs';

const { SMTPServer } = createRequire(join(ROOT, 'backend/package.json'))('smtp-server');

export class MailCatcher {
  /** @type {Map<string, number>} */
  accepted = new Map();
  /** @type {'well' | 'slow' | 'refusing'} */
  state = 'well';
  #port = 0;
  /** @type {import('smtp-server').SMTPServer | undefined} */
  #server;

  async start() {
    this.#port = await freePort();
    await this.comeBack();
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async comeBack() {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (
        /** @type {import('node:stream').Readable} */ stream,
        /** @type {unknown} */ _,
        /** @type {(error?: Error) => void} */ done,
      ) => {
        let text = '';
        stream.on('data', (part) => (text += part));
        stream.on('end', () => void this.#answer(text, done));
      },
    });
    server.on('error', () => undefined);
    this.#server = server;
    await new Promise((resolve) => server.listen(this.#port, '127.0.0.1', () => resolve(undefined)));
  }

  /**
   * @param {string} text
   * @param {(error?: Error) => void} done
   */
  async #answer(text, done) {
    if (this.state === 'slow') await pause(2000);
    if (this.state === 'refusing') return done(Object.assign(new Error('try later'), { responseCode: 451 }));
    const id = /^message-id: *(\S+)/im.exec(text)?.[1] ?? '';
    this.accepted.set(id, (this.accepted.get(id) ?? 0) + 1);
    return done();
  }

  get doubled() {
    return [...this.accepted.values()].filter((count) => count > 1).length;
  }

  stop() {
    return new Promise((resolve) =>
      this.#server ? this.#server.close(() => resolve(undefined)) : resolve(undefined),
    );
  }
}
