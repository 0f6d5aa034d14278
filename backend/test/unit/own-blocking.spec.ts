import { ownBlocking } from '../../../scripts/lighthouse/own-blocking.mjs';

const PAGE = { pid: 7, tid: 1 };
const painted = { ...PAGE, name: 'firstContentfulPaint', ph: 'R', ts: 1_000_000 };
const task = (ts: number, processorMs: number, thread = PAGE) => ({
  ...thread,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  tdur: processorMs * 1000,
});

describe('blocking time of the page’s own making', () => {
  it('is what its tasks take of a processor four times slower, over 50 ms each, from the first paint on', () => {
    const events = [
      task(900_000, 40),
      painted,
      task(1_100_000, 20),
      task(1_200_000, 12),
      task(1_300_000, 15),
    ];
    expect(ownBlocking(events)).toBe(30 + 10);
  });

  it('leaves out other threads and processes', () => {
    const others = [task(1_100_000, 40, { pid: 7, tid: 2 }), task(1_100_000, 40, { pid: 8, tid: 1 })];
    expect(ownBlocking([painted, ...others])).toBe(0);
  });

  it('is not known of a page that was never painted', () => {
    expect(ownBlocking([task(1_100_000, 40)])).toBeNaN();
  });
});
