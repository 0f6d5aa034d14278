import { describe, expect, it } from 'vitest';
import { messageDay, messageTime } from './message-time';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('messageTime', () => {
  it('shows the time within 24 hours', () => {
    expect(messageTime('2026-11-20T12:01:00Z', NOW)).toBe('12:01');
  });
  it('adds the weekday within 168 hours', () => {
    expect(messageTime('2026-11-20T12:00:00Z', NOW)).toMatch(/^Fri,? 12:00$/);
    expect(messageTime('2026-11-14T12:01:00Z', NOW)).toMatch(/^Sat,? 12:01$/);
  });
  it('shows the date beyond', () => {
    expect(messageTime('2026-11-14T12:00:00Z', NOW)).toBe('14 Nov 2026, 12:00');
  });
  it('reads the clock on a UK wall', () => {
    expect(messageTime('2026-07-01T12:00:00Z', Date.parse('2026-07-01T13:00:00Z'))).toBe('13:00');
  });
});

describe('messageDay', () => {
  it('names the near days', () => {
    expect(messageDay('2026-11-21T08:00:00Z', '2026-11-21')).toBe('Today');
    expect(messageDay('2026-11-20T08:00:00Z', '2026-11-21')).toBe('Yesterday');
    expect(messageDay('2026-11-02T08:00:00Z', '2026-11-21')).toBe('Monday 2 November');
  });
  it('adds the year where it is another one', () => {
    expect(messageDay('2025-11-24T08:00:00Z', '2026-11-21')).toBe('Monday 24 November 2025');
    expect(messageDay('2025-12-31T08:00:00Z', '2026-01-01')).toBe('Yesterday');
  });
});
