import { join } from 'node:path';
import { ROOT, runNode } from '../../../../scripts/lib/workspace.mjs';

describe('the bench', () => {
  // Its figures mean nothing here; that the bare server's statements still fit the application's is what breaks unseen.
  it('compares calls with the bare server', async () => {
    const calls = ['public read by id', 'create a booking'];
    const options = ['--engine', 'sqlite', '--no-build', '--cleaners', '1000', '--seconds', '0.01'];
    const { code, output } = await runNode([
      join(ROOT, 'scripts/bench.mjs'),
      ...options,
      '--only',
      calls.join('|'),
    ]);
    expect(output).toMatch(/^ {2}public read by id .* \d\.\d\dx .* 2\.0 \/ 2\.0$/m);
    expect(output).toMatch(/^ {2}create a booking .* \d\.\d\dx /m);
    expect(code).toBe(0);
  });
});
