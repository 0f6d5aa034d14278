import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const WORKSPACE = pathToFileURL(join(import.meta.dirname, '../../../scripts/lib/workspace.mjs'));

describe('a script that runs others', () => {
  it('takes them with it when it ends early', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const other = `require('node:net').connect(${port}, '127.0.0.1', () => console.log('connected'))`;
    const script = `
      import { runNode } from ${JSON.stringify(WORKSPACE.href)};
      await runNode(['-e', ${JSON.stringify(other)}], { onText: () => process.exit() });`;
    spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
    const [socket] = (await once(server, 'connection')) as [Socket];
    const closed = new Promise<void>((resolve) => {
      // Some systems reset the connections of a process that was killed.
      socket.on('error', () => undefined).on('close', () => resolve());
    });
    await expect(closed).resolves.toBeUndefined();
    server.close();
  });
});
