import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/free-port.mjs';

describe('a port of a test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-ports-'));
  const range = { folder, first: 19_000, last: 19_003 };
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is one that nobody listens on, and is given to nobody else', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(19_002, '127.0.0.1', resolve));
    const ports = await Promise.all([1, 2, 3].map(() => freePort(range)));
    expect(ports.toSorted()).toEqual([19_000, 19_001, 19_003]);
    await expect(freePort(range)).rejects.toThrow('No port from 19000 to 19003 is free');
    await new Promise((resolve) => server.close(resolve));
  });
});
