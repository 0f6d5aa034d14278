import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from './config.js';
import { RandomPool } from './random-pool.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const KEY_ID_BYTES = 6;

/** Each purpose has its own key, so that text sealed for one can't be opened for another. */
export type SealPurpose = 'mail-body' | 'two-factor-secret' | 'recovery-code' | 'webhook-secret' | 'cursor';

/** What a keyed hash is for; each purpose has its own key. */
export type HashPurpose =
  | 'verification-code'
  | 'recovery-code'
  | 'sign-in-subject'
  | 'credential'
  | 'visitor'
  | 'request-body'
  | 'first-password';

/** The hashes of one text with the current key and the previous ones. */
export type KeyedHashes = readonly [current: string, ...earlier: string[]];

/** The text was sealed with a key that is not configured or for another purpose, or it was altered. */
export class CannotOpenError extends Error {
  constructor(purpose: SealPurpose) {
    super(`a sealed ${purpose} can't be opened with the configured keys`);
  }
}

/** One configured secret and the keys derived from it. */
class SecretKeys {
  /** Identifies the secret without revealing anything about it. */
  readonly id: string;
  readonly token: KeyObject;
  private readonly derived = new Map<string, KeyObject>();

  constructor(private readonly secret: string) {
    this.id = Buffer.from(hkdfSync('sha256', secret, 'tidyhearth', 'key-id', KEY_ID_BYTES)).toString(
      'base64url',
    );
    this.token = createSecretKey(secret, 'utf8');
  }

  of(purpose: SealPurpose | HashPurpose): KeyObject {
    const known = this.derived.get(purpose);
    if (known) return known;
    // Given bytes, Node 24 creates a key object for each use, which takes longer than sealing a cursor.
    const bytes = hkdfSync('sha256', this.secret, 'tidyhearth', purpose, KEY_BYTES);
    const key = createSecretKey(Buffer.from(bytes));
    this.derived.set(purpose, key);
    return key;
  }
}

/**
 * The key ring: keys derived from the configured secrets, so that a copy of the database alone reveals nothing sealed.
 * The current ones seal, hash and sign; the previous ones still open and verify.
 */
@Injectable()
export class SecretsService {
  private readonly current: SecretKeys;
  private readonly previous: readonly SecretKeys[];
  private readonly ring: readonly SecretKeys[];
  private readonly nonces = new RandomPool(IV_BYTES);

  constructor({ jwtSecret, previousSecrets }: Config) {
    this.current = new SecretKeys(jwtSecret);
    this.previous = previousSecrets.map((secret) => new SecretKeys(secret));
    this.ring = [this.current, ...this.previous];
  }

  /** Whether previous secrets are configured. */
  get isRotating(): boolean {
    return this.previous.length > 0;
  }

  /** Encrypts with AES-256-GCM. The result is the key's id, a dot, and base64url of nonce, tag and ciphertext. */
  seal(purpose: SealPurpose, text: string): string {
    const iv = this.nonces.take();
    const cipher = createCipheriv('aes-256-gcm', this.current.of(purpose), iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const bytes = Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    return `${this.current.id}.${bytes.toString('base64url')}`;
  }

  /** @throws CannotOpenError */
  open(purpose: SealPurpose, sealed: string): string {
    const [id, body] = partsOf(sealed);
    const bytes = Buffer.from(body, 'base64url');
    for (const keys of this.ring) {
      if (id !== undefined && id !== keys.id) continue;
      const text = decrypt(keys.of(purpose), bytes);
      if (text !== undefined) return text;
    }
    throw new CannotOpenError(purpose);
  }

  /** The beginning of every value sealed with the current key. */
  get currentPrefix(): string {
    return `${this.current.id}.`;
  }

  /** HMAC-SHA-256 in hex, for secrets so short that a plain hash could be reversed. */
  keyedHash(purpose: HashPurpose, text: string): string {
    return hmacOf(this.current, purpose, text);
  }

  /** Hashes with each key, the current one first, because a stored hash may have been made with any of them. */
  keyedHashes(purpose: HashPurpose, text: string): KeyedHashes {
    return [hmacOf(this.current, purpose, text), ...this.previous.map((keys) => hmacOf(keys, purpose, text))];
  }

  /** Whether this is the keyed hash of the text with any key of the ring. */
  isHashOf(purpose: HashPurpose, text: string, hash: string): boolean {
    return this.keyedHashes(purpose, text).includes(hash);
  }

  /** The key that signs tokens; its id is their `kid` header. */
  get signingKey(): { id: string; key: KeyObject } {
    return { id: this.current.id, key: this.current.token };
  }

  /**
   * Finds the key by the token's `kid`. Tokens without one are older than the key ring, so each key is tried on the
   * signature.
   */
  findTokenKey(token: string): KeyObject | undefined {
    const [head = '', claims = '', signature = ''] = token.split('.');
    const id = keyIdOf(head);
    const keys =
      id === undefined
        ? this.ring.find(({ token: key }) => isSignedWith(key, `${head}.${claims}`, signature))
        : this.ring.find((candidate) => candidate.id === id);
    return keys?.token;
  }

  /** @throws Error for a token that was signed with no key of the ring */
  getTokenKey(token: string): KeyObject {
    const key = this.findTokenKey(token);
    if (!key) throw new Error('the token is signed with no configured key');
    return key;
  }
}

/** Values sealed before there was a key ring have no id; base64url contains no dot. */
function partsOf(sealed: string): [id: string | undefined, body: string] {
  const dot = sealed.indexOf('.');
  return dot < 0 ? [undefined, sealed] : [sealed.slice(0, dot), sealed.slice(dot + 1)];
}

function decrypt(key: KeyObject, bytes: Buffer): string | undefined {
  if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const hmacOf = (keys: SecretKeys, purpose: HashPurpose, text: string) =>
  createHmac('sha256', keys.of(purpose)).update(text).digest('hex');

function keyIdOf(head: string): string | undefined {
  try {
    const read: unknown = JSON.parse(Buffer.from(head, 'base64url').toString('utf8'));
    if (typeof read !== 'object' || read === null || !('kid' in read)) return undefined;
    return String(read.kid);
  } catch {
    return undefined;
  }
}

function isSignedWith(key: KeyObject, signed: string, signature: string): boolean {
  const right = createHmac('sha256', key).update(signed).digest();
  const given = Buffer.from(signature, 'base64url');
  return right.length === given.length && timingSafeEqual(right, given);
}
