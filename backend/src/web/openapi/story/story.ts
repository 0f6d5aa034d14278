import { addDays } from '@tidyhearth/domain';
import { storyExamples, storyIds, type StoryExample } from './story-examples.js';
import { FIXED_FACTS, type StoryFacts } from './story-facts.js';

export interface Story {
  examples: Record<string, StoryExample>;
  /** Ids in paths, by the word before them. */
  ids: Record<string, number>;
}

/** The committed document must be the same on every day; a served one has dates in the future. */
export const COMMITTED_ON = '2026-11-23';

const WEEKS_AHEAD = 16;
const MONDAY = 1;

/**
 * @param today the day from which the dates of the story are counted
 * @param facts the people and things in it; by default those of the committed document
 */
export function storyOf(today: string, facts: StoryFacts = FIXED_FACTS): Story {
  const first = nextMonday(addDays(today, WEEKS_AHEAD * 7));
  const days = {
    today,
    first: { date: first, time: '09:00' },
    second: { date: addDays(first, 7), time: '10:00' },
  };
  return { examples: storyExamples(facts, days), ids: storyIds(facts) };
}

/** A working day of the demo cleaner. */
function nextMonday(date: string): string {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, (MONDAY - day + 7) % 7);
}
