import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createStore, type Store } from '../../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../../scripts/lib/wait.mjs';
import { ROOT } from '../../../../scripts/lib/workspace.mjs';
import { runCommand, settingsOf } from '../../support/commands.js';

describe('a command that npm runs', () => {
  let store: Store;
  beforeEach(async () => {
    store = await createStore('sqlite');
  });
  afterEach(() => store.remove());

  it('ends when npm is told to, although the shell between them passes no signal on', async () => {
    expect((await runCommand('migrate', store)).code).toBe(0);
    const args = ['run', 'backup', '--', join(store.dataDir, 'backups'), '--every', '24'];
    const npm = spawn('npm', args, { cwd: ROOT, env: settingsOf(store), stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    npm.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    // The pipe closes when the last process that can write to it has ended.
    const ended = once(npm.stdout, 'close');
    await waitFor(async () => output.includes('Done:') || undefined, {
      timeoutMs: 60_000,
      what: 'the first backup',
    });
    npm.kill('SIGTERM');
    await ended;
  });
});
