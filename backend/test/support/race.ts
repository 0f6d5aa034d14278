import { brokenInvariants } from './invariants.js';

/** Once in the suite where a race doesn't say more, more often for `npm run assurance:races`, which finds the races by their mark. */
const ROUNDS = process.env.RACE_ROUNDS === undefined ? undefined : Number(process.env.RACE_ROUNDS);
const MARK = ROUNDS === undefined ? '' : ' [race]';
/** What making the people may take, as any test may (jest.config.mjs). */
const PEOPLE_MS = 180_000;
const ROUND_MS = 30_000;

/** A test whose calls compete. A round makes its own people, so that none finds what another left. */
export function race(title: string, round: () => Promise<void>): void {
  raceOf(title, async () => undefined, round);
}

/**
 * The same for people who are made once, because signing them up costs more than the race: what they compete for, a day, a job or
 * a cleaner, is new in each round or free again.
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
