import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DAY_MS,
  MAX_REPLAYED,
  RETENTION_DAYS,
  RETRY_AFTER_MAX_MS,
  RETRY_WAITS_MS,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_EVENTS,
} from '@tidyhearth/domain';
import { EVENT_REASONS } from '../../src/webhooks/feed/event-data.js';

const page = readFileSync(join(import.meta.dirname, '../../../docs/api.md'), 'utf8');
const [, chapter = ''] = /\n## Webhooks and the event feed\n([^]*?)\n## /.exec(page) ?? [];
const rows = chapter
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** Formats a duration as `5 seconds`, `30 minutes` or `2 hours`. */
function inWords(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds} seconds`;
  return seconds < 3600 ? `${seconds / 60} minutes` : `${seconds / 3600} hours`;
}

describe('the chapter about webhooks', () => {
  it('names every type of event with its sentence, and no other', () => {
    const told = rows.filter(([, type]) => /^`\w+\.\w+`$/.test(type ?? ''));
    expect(told.map(([, type, sentence]) => [type, sentence])).toEqual(
      Object.entries(WEBHOOK_EVENTS).map(([type, sentence]) => [`\`${type}\``, sentence]),
    );
  });

  it('names every reason that an event can have', () => {
    const told = rows.filter(([, , object]) => ['booking', 'posting', 'application'].includes(object ?? ''));
    const words = Object.entries(EVENT_REASONS).flatMap(([object, reasons]) =>
      reasons.map((reason) => `${object} \`${reason}\``),
    );
    expect(told.map(([, reason, object]) => `${object} ${reason}`).toSorted()).toEqual(words.toSorted());
  });

  it('tells the waits, periods and limits that hold', () => {
    const waits = rows.filter(([, nth]) => /^\d+$/.test(nth ?? '')).map(([, , wait]) => wait);
    expect(waits).toEqual(RETRY_WAITS_MS.map(inWords));
    expect(chapter).toContain(`For ${SECRET_OVERLAP_HOURS} hours calls carry`);
    expect(RETRY_AFTER_MAX_MS).toBe(DAY_MS);
    expect(chapter).toContain('a day at most; it makes no wait shorter');
    expect(chapter).toContain(`${MAX_REPLAYED} events at most`);
    expect(chapter).toContain(`for ${RETENTION_DAYS.platformEvents} days`);
  });
});
