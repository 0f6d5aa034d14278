import { describe, expect, it } from 'vitest';
import { RETENTION_DAYS } from '@tidyhearth/domain';
import { FOR_HOW_LONG, PRIVACY } from './privacy';

const WORDS: Record<number, string> = {
  1: 'a day',
  180: 'half a year',
  365: 'a year',
  730: '2 years',
  1095: '3 years',
};

describe('the privacy policy', () => {
  it.each(Object.entries(RETENTION_DAYS))('says of %s how long the server keeps it', (period, days) => {
    const sentence = Object.entries(FOR_HOW_LONG).find(([name]) => name === period)?.[1] ?? '';
    expect(sentence).toContain(WORDS[days] ?? `${days} days`);
    expect(PRIVACY.sections.flatMap(({ paragraphs }) => paragraphs)).toContain(sentence);
  });
});
