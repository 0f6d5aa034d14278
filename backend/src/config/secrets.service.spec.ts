import { createHmac } from 'node:crypto';
import { loadConfig } from './load-config.js';
import { CannotOpenError, SecretsService } from './secrets.service.js';

const FIRST = 'kT9z-Q4mWx7rLp2sVb8nHc6yJd3fGa5e';
const SECOND = 'wB2y-N8dRq5tKj3xCf6vMz9hPs4gLa7e';
/** `sealed before the ring`, sealed for `mail-body` with the first secret when sealed values had no key id yet. */
const SEALED_WITHOUT_ID = 'BwcHBwcHBwcHBwcHCRIjcfEa9o3MyUomzqcIE8x0JcAYCxZaOHhxlLjT-L00tVHXlwY';

const ringOf = (current: string, ...previous: string[]) =>
  new SecretsService(
    loadConfig({ JWT_SECRET: current, JWT_SECRET_PREVIOUS: previous.join(','), NODE_ENV: 'test' }),
  );
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the key ring', () => {
  const before = ringOf(FIRST);
  const during = ringOf(SECOND, FIRST);
  const after = ringOf(SECOND);

  it('opens what any of its keys sealed, and seals with the current one', () => {
    const old = before.seal('cursor', 'page two');
    expect(during.open('cursor', old)).toBe('page two');
    const sealed = during.seal('cursor', 'page two');
    expect(sealed.startsWith(during.currentPrefix)).toBe(true);
    expect(after.open('cursor', sealed)).toBe('page two');
    expect(() => before.open('cursor', sealed)).toThrow(CannotOpenError);
    expect(() => after.open('cursor', old)).toThrow(CannotOpenError);
  });

  it('seals under another nonce each time', () => {
    const { length } = before.currentPrefix;
    const nonces = Array.from({ length: 600 }, () =>
      before.seal('cursor', 'page').slice(length, length + 16),
    );
    expect(new Set(nonces).size).toBe(600);
  });

  it('opens what was sealed when values had no key id', () => {
    for (const ring of [before, during]) {
      expect(ring.open('mail-body', SEALED_WITHOUT_ID)).toBe('sealed before the ring');
    }
    expect(() => after.open('mail-body', SEALED_WITHOUT_ID)).toThrow(CannotOpenError);
  });

  it.each([
    '',
    '.',
    'abc',
    'abc.def',
    `${'A'.repeat(80)}`,
    `${before.currentPrefix}${'A'.repeat(80)}`,
    'é.ü',
  ])('takes nothing for sealed that is not: %j', (text) =>
    expect(() => before.open('cursor', text)).toThrow(CannotOpenError),
  );

  it('opens nothing for another purpose, and nothing altered', () => {
    const sealed = before.seal('mail-body', 'a link');
    expect(() => before.open('cursor', sealed)).toThrow(CannotOpenError);
    const altered = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
    expect(() => before.open('mail-body', altered)).toThrow(CannotOpenError);
  });

  it('compares a hash with each of its keys', () => {
    const hash = before.keyedHash('verification-code', '7:ABC234');
    expect(during.isHashOf('verification-code', '7:ABC234', hash)).toBe(true);
    expect(during.isHashOf('verification-code', '8:ABC234', hash)).toBe(false);
    expect(during.keyedHash('verification-code', '7:ABC234')).not.toBe(hash);
    expect(after.isHashOf('verification-code', '7:ABC234', hash)).toBe(false);
  });

  it('finds the key of a token by its kid, and of an older one by its signature', () => {
    const key = before.signingKey;
    const withKid = `${base64url({ alg: 'HS256', kid: key.id })}.${base64url({ sub: '1' })}.x`;
    expect(during.findTokenKey(withKid)?.equals(key.key)).toBe(true);
    expect(after.findTokenKey(withKid)).toBeUndefined();
    const signed = `${base64url({ alg: 'HS256' })}.${base64url({ sub: '1' })}`;
    const withoutKid = `${signed}.${createHmac('sha256', FIRST).update(signed).digest('base64url')}`;
    expect(during.findTokenKey(withoutKid)?.equals(key.key)).toBe(true);
    expect(after.findTokenKey(withoutKid)).toBeUndefined();
    for (const token of ['', 'a.b.c', `${base64url(null)}.b.c`]) {
      expect(during.findTokenKey(token)).toBeUndefined();
    }
  });

  it('names its keys by ids that do not show the secret', () => {
    expect(before.signingKey.id).toMatch(/^[\w-]{8}$/);
    expect(FIRST).not.toContain(before.signingKey.id);
    expect(before.signingKey.id).not.toBe(after.signingKey.id);
  });
});
