import { mayReportProblem } from './cases.js';
import { UNCOMPLETED_PROBLEM_DAYS } from './limits.js';
import { DAY_MS, HOUR_MS } from './time.js';

const END = Date.parse('2027-03-10T12:00:00Z');
const visit = (completedAfterHours: number | null) => ({
  status: completedAfterHours === null ? ('confirmed' as const) : ('completed' as const),
  startsAt: END - HOUR_MS,
  endsAt: END,
  completedAt: completedAfterHours === null ? null : END + completedAfterHours * HOUR_MS,
});
const OPEN_HOURS = (UNCOMPLETED_PROBLEM_DAYS * DAY_MS) / HOUR_MS;

describe('a problem with a visit', () => {
  it.each([
    ['marked at once', 0, 23, true],
    ['marked at once', 0, 24, false],
    ['marked days later', 100, 123, true],
    ['marked days later', 100, 124, false],
    ['that nobody marked', null, OPEN_HOURS - 1, true],
    ['that nobody marked', null, OPEN_HOURS, false],
    ['marked in the last hour', OPEN_HOURS - 1, OPEN_HOURS + 22, true],
    ['marked when it could not be reported any more', OPEN_HOURS, OPEN_HOURS, false],
    ['marked a year later', 365 * 24, 365 * 24 + 1, false],
  ])('%s (after %s hours) may be reported after %i hours: %s', (_, completedAfter, after, expected) => {
    expect(mayReportProblem(visit(completedAfter), END + after * HOUR_MS)).toBe(expected);
  });
});
