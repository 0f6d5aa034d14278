import { brokenInvariants } from './invariants.js';

/**
 * Races run once in the suite, unless they ask for more, and more often in `npm run assurance:races`, which finds them
 * by the mark in their title.
 */
const ROUNDS = process.env.RACE_ROUNDS === undefined ? undefined : Number(process.env.RACE_ROUNDS);
const MARK = ROUNDS === undefined ? '' : ' [race]';
/** Time for creating the people, as much as any test may take (jest.config.mjs). */
const PEOPLE_MS = 180_000;
const ROUND_MS = 30_000;

/** A test whose calls compete. Each round creates its own people, so that it is independent of earlier rounds. */
export function race(title: string, round: () => Promise<void>): void {
  raceOf(title, async () => undefined, round);
}

/**
 * Like `race`, but for people who are created once, because signing them up costs more than the race. What they compete
 * for, such as a day, a posting or a cleaner, is new in each round or free again.
 */
export function raceOf<P>(
  title: string,
  makePeople: () => Promise<P>,
  round: (people: P, count: number) => Promise<void>,
  { inSuite = 1 } = {},
): void {
  const number = ROUNDS ?? inSuite;
  const rounds = async () => {
    const people = await makePeople();
    for (let count = 0; count < number; count += 1) await round(people, count);
    if (MARK !== '') expect(await brokenInvariants()).toEqual({});
  };
  it(title + MARK, rounds, PEOPLE_MS + number * ROUND_MS);
}
