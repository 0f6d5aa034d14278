/**
 * Between npm and us stands a shell. Told to end, it dies of the signal and keeps it to itself, and so does an npm that is
 * killed outright: our orphan would keep the port and the database. Ctrl-C reaches everybody and needs none of this.
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
