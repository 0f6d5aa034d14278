/**
 * npm starts scripts through a shell, which ends at a signal without passing it on, like a killed npm. The process
 * would continue and keep the port and the database, so it checks whether its parent still exists. Ctrl-C reaches every
 * process without this.
 */
const CHECK_MS = 250;

/** @param {() => void} stop */
export function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stop();
  }, CHECK_MS).unref();
}
