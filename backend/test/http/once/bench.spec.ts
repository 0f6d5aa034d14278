import { join } from 'node:path';
import { ROOT, runNode } from '../../../../scripts/lib/workspace.mjs';

const SMALL = ['--engine', 'sqlite', '--no-build', '--cleaners', '1000', '--seconds', '0.01'];
const bench = (...options: string[]) => runNode([join(ROOT, 'scripts/bench.mjs'), ...SMALL, ...options]);

// The figures mean nothing here. What could break unnoticed is that the bench's own statements still fit the
// application's.
describe('the bench', () => {
  it('compares calls with the bare server', async () => {
    const { code, output } = await bench('--only', 'public read by id|create a booking');
    expect(output).toMatch(/^ {2}public read by id .* \d\.\d\dx .* 2\.0 \/ 2\.0$/m);
    expect(output).toMatch(/^ {2}create a booking .* \d\.\d\dx /m);
    expect(code).toBe(0);
  });

  it('fills markets and asks both of them all that is to grow little', async () => {
    const { code, output } = await bench('--bookings', '1000');
    expect(output).toMatch(/^ {2}search, 10 miles, by rating, London +\d+\.\d\dx /m);
    expect(output).toMatch(/^ {2}job, announced to the cleaners nearby +\d+\.\d\dx /m);
    expect(output).not.toContain('NaN');
    expect(code).toBe(0);
  });
});
