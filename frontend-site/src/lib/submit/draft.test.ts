import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './draft';

const EMPTY = { name: '', services: [] as string[], password: '', agreed: false };

describe('a draft', () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('comes back after a reload', () => {
    keepDraft('wizard', { ...EMPTY, name: 'Ana', services: ['deep'] });
    expect(readDraft('wizard', EMPTY)).toEqual({ ...EMPTY, name: 'Ana', services: ['deep'] });
  });

  it('never holds what is secret', () => {
    keepDraft('wizard', { ...EMPTY, name: 'Ana', password: 'hunter22', agreed: true }, [
      'password',
      'agreed',
    ]);
    expect(kept.get('visitor/wizard')).not.toContain('hunter22');
    expect(readDraft('wizard', EMPTY)).toEqual({ ...EMPTY, name: 'Ana' });
  });

  it('is ignored field by field where it does not fit the form', () => {
    kept.set('visitor/wizard', JSON.stringify({ name: 7, services: 'deep', other: 'x', agreed: true }));
    expect(readDraft('wizard', EMPTY)).toEqual({ ...EMPTY, agreed: true });
  });

  it.each(['', 'not json', 'null', '[]'])('is ignored when it reads %j', (text) => {
    kept.set('visitor/wizard', text);
    expect(readDraft('wizard', EMPTY)).toEqual(EMPTY);
  });

  it('is gone once dropped', () => {
    keepDraft('wizard', { ...EMPTY, name: 'Ana' });
    dropDraft('wizard');
    expect(readDraft('wizard', EMPTY)).toEqual(EMPTY);
  });

  it('is simply not kept where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepDraft('wizard', { ...EMPTY, name: 'Ana' });
    expect(readDraft('wizard', EMPTY)).toEqual(EMPTY);
  });
});
