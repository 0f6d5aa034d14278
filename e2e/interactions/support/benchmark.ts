/**
 * Runs in the page: measures the processor's speed like Lighthouse's benchmark index, which is about 2000 on an idle
 * current machine.
 */
export function benchmarkIndex(): number {
  const perSecond = (round: () => void) => {
    const start = performance.now();
    let rounds = 0;
    while (performance.now() - start < 500) {
      round();
      rounds += 1;
    }
    return rounds / ((performance.now() - start) / 1000);
  };
  const strings = perSecond(() => {
    let text = '';
    for (let index = 0; index < 10_000; index += 1) text += 'a';
    if (text.length === 1) throw new Error('the text has to be built');
  });
  const from = Array.from({ length: 100_000 }, (_, index) => index);
  const to = [...from];
  const copies = perSecond(() => {
    for (let index = 0; index < from.length; index += 1) to[index] = from[index] ?? 0;
  });
  return (strings + copies) / 20;
}
