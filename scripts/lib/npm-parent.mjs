/**
 * npm starts us through a shell, which ends at a signal without passing it on; an npm that is killed passes nothing on
 * either. We would go on as an orphan that holds the port and the database, so we look whether our parent is still
 * there. Ctrl-C reaches every process and needs none of this.
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
