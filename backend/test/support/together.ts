/** Starts n runs at the same moment and waits for all of them. */
export async function together<T>(n: number, run: (index: number) => PromiseLike<T>): Promise<T[]> {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const runs = Array.from({ length: n }, async (_, index) => {
    await gate;
    return run(index);
  });
  open();
  return Promise.all(runs);
}

/** How often each status came: `{ 200: 1, 409: 49 }`. */
export function countStatuses(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Processes a list with limited concurrency. */
export async function mapConcurrently<T, R>(
  limit: number,
  items: readonly T[],
  run: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
