import { brokenInvariants } from './invariants.js';

/** Once in the suite, more often for `npm run assurance:races`, which finds the races by their mark. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 1);
const MARK = process.env.RACE_ROUNDS === undefined ? '' : ' [race]';
const ROUND_MS = 30_000;

/** A test whose calls compete. A round makes its own people, so that none finds what another left. */
export function race(title: string, round: () => Promise<void>): void {
  const rounds = async () => {
    for (let count = 0; count < ROUNDS; count += 1) await round();
    if (MARK !== '') expect(await brokenInvariants()).toEqual({});
  };
  it(title + MARK, rounds, ROUNDS * ROUND_MS);
}
