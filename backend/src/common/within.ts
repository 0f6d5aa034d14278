export class TooLateError extends Error {}

/**
 * What `work` answers, or a `TooLateError` once so many milliseconds have passed. The work itself goes on, and what becomes of it then
 * is nobody's concern any more.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLateError(`not within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
