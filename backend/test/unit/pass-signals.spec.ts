import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = pathToFileURL(join(import.meta.dirname, '../../../scripts/lib/pass-signals.mjs'));

/** The output of a script with a child process after a signal to end. */
function toldToEnd(platform: string): string {
  const script = `
    import { passSignals } from ${JSON.stringify(MODULE.href)};
    passSignals({ kill: (signal) => console.log('passed on', signal) }, ['SIGTERM'], ${JSON.stringify(platform)});
    process.on('SIGTERM', () => console.log('waits for its child'));
    process.emit('SIGTERM');`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
}

describe('a script with a child that is told to end', () => {
  it('passes it on and waits', () => {
    expect(toldToEnd('linux')).toBe('passed on SIGTERM\nwaits for its child\n');
  });

  it('only waits on Windows, where the child hears it too and a signal would kill it', () => {
    expect(toldToEnd('win32')).toBe('waits for its child\n');
  });
});
