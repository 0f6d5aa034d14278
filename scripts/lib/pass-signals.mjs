/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} Signal */

/**
 * Lets a child end in its own time when this process is told to, instead of ending before it. On Windows Ctrl-C reaches every
 * process of a console by itself, and there `kill` ends a process at once, whatever the signal.
 *
 * @param {{ kill(signal: Signal): unknown }} child
 * @param {readonly Signal[]} signals
 */
export function passSignals(child, signals, platform = process.platform) {
  for (const signal of signals) {
    process.on(signal, () => {
      if (platform !== 'win32') child.kill(signal);
    });
  }
}
