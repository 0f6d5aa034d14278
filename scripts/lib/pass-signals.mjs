/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} Signal */

/**
 * Passes signals on, so that a child can end in its own time while this process waits. On Windows, Ctrl-C reaches every
 * process of a console anyway, and `kill` ends a process at once, whatever the signal.
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
