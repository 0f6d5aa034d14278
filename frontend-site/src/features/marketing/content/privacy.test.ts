import { describe, expect, it } from 'vitest';
import { KEPT_AFTER_CLOSING, RETENTION_DAYS } from '@tidyhearth/domain';
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

  it.each(Object.entries(KEPT_AFTER_CLOSING))(
    'says as the mail about a closed account what is kept: %s',
    (_what, sentence) => {
      const paragraphs = PRIVACY.sections.flatMap((section) => section.paragraphs);
      expect(paragraphs.join('\n')).toContain(sentence);
    },
  );
});
