import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from './config.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** What a key is for. Each purpose has its own, so that what was sealed for one can't be opened as another. */
export type Purpose =
  | 'mail-body'
  | 'two-factor-secret'
  | 'verification-code'
  | 'recovery-code'
  | 'sign-in-subject'
  | 'credential';

/** Keys derived from the one configured secret: a copy of the database alone opens nothing. */
@Injectable()
export class SecretsService {
  private readonly keys = new Map<Purpose, Buffer>();

  constructor(private readonly config: Config) {}

  /** AES-256-GCM; the answer is base64url of nonce, tag and text. */
  seal(purpose: Purpose, text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key(purpose), iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws when it was sealed with another secret, or altered */
  open(purpose: Purpose, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.key(purpose), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  /** HMAC-SHA-256 in hex, for short secrets that a plain hash would give away. */
  keyedHash(purpose: Purpose, text: string): string {
    return createHmac('sha256', this.key(purpose)).update(text).digest('hex');
  }

  private key(purpose: Purpose): Buffer {
    const known = this.keys.get(purpose);
    if (known) return known;
    const derived = hkdfSync('sha256', this.config.jwtSecret, 'tidyhearth', purpose, KEY_BYTES);
    const key = Buffer.from(derived);
    this.keys.set(purpose, key);
    return key;
  }
}
