import { MemoryCounter } from './memory-counter.js';

describe('MemoryCounter', () => {
  it('counts each key by itself, and begins anew when the window is over', async () => {
    let now = 0;
    const counter = new MemoryCounter(() => now);
    expect(await counter.hit('a', 1000)).toEqual({ hits: 1, msLeft: 1000 });
    now = 400;
    expect(await counter.hit('a', 1000)).toEqual({ hits: 2, msLeft: 600 });
    expect(await counter.hit('b', 1000)).toEqual({ hits: 1, msLeft: 1000 });
    now = 1000;
    expect(await counter.hit('a', 1000)).toEqual({ hits: 1, msLeft: 1000 });
  });
});
