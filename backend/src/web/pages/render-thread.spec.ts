import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderShare } from './render-budget.js';
import { RenderThread } from './render-thread.js';

const TASK = { page: '/find-cleaners', path: '/find-cleaners', answer: '{}' };

describe('RenderThread', () => {
  const folder = mkdtempSync(join(tmpdir(), 'render-'));
  const errors: string[] = [];
  const threads: RenderThread[] = [];

  /** `code` sees the task and `reply`. */
  function threadThat(code: string, longestMs?: number, share?: RenderShare): RenderThread {
    const file = join(folder, `${threads.length}.mjs`);
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', (task) => {
         const reply = (result) => parentPort.postMessage({ id: task.id, ...result });
         ${code}
       });`,
    );
    const thread = new RenderThread(file, (message) => errors.push(message), longestMs, share);
    threads.push(thread);
    return thread;
  }

  afterEach(async () => {
    await Promise.all(threads.map((thread) => thread.close()));
    errors.length = 0;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gives each task its own page, whatever order they are rendered in', async () => {
    const thread = threadThat(
      'globalThis.first ??= reply; if (task.id === 2) { reply({ html: "second" }); first({ html: "first" }); }',
    );
    expect(await Promise.all([thread.render(TASK), thread.render(TASK)])).toEqual([
      { html: 'first' },
      { html: 'second' },
    ]);
  });

  it('tells a page that cannot be rendered from one that cannot be rendered now', async () => {
    const thread = threadThat('reply({ error: "no such cleaner" })');
    expect(await thread.render(TASK)).toBe('failed');
    expect(errors).toEqual([expect.stringContaining('no such cleaner')]);
  });

  it('answers waiting requests when the thread ends, and pauses before it restarts', async () => {
    const thread = threadThat('throw new Error("lost")');
    expect(await Promise.all([thread.render(TASK), thread.render(TASK)])).toEqual([
      'unavailable',
      'unavailable',
    ]);
    expect(errors).toEqual([expect.stringContaining('lost')]);
    expect(await thread.render(TASK)).toBe('unavailable');
    expect(errors).toHaveLength(1);
  });

  it('is ended when it is stuck', async () => {
    const thread = threadThat('for (;;);', 100);
    expect(await thread.render(TASK)).toBe('unavailable');
    expect(errors).toEqual([expect.stringContaining('stuck, lately with /find-cleaners')]);
  });

  it('does not see the environment of the server', async () => {
    const thread = threadThat('reply({ html: JSON.stringify(process.env) })');
    expect(await thread.render(TASK)).toEqual({ html: '{}' });
  });

  const WORK = 'const end = performance.now() + 30; while (performance.now() < end); reply({ html: "done" })';

  it('stops when it has used up its share of a core', async () => {
    const thread = threadThat(WORK, undefined, { ofCore: 0, savedMs: 50 });
    const results = [];
    for (let page = 0; page < 4; page += 1) results.push(await thread.render(TASK));
    expect(results.at(0)).toEqual({ html: 'done' });
    expect(results.at(-1)).toBe('unavailable');
  });

  it('goes on as its share comes back', async () => {
    const thread = threadThat(WORK, undefined, { ofCore: 10, savedMs: 50 });
    for (let page = 0; page < 8; page += 1) expect(await thread.render(TASK)).toEqual({ html: 'done' });
  });

  it('takes no more tasks than it can soon do', async () => {
    const thread = threadThat('if (task.answer === "last") reply({ html: "done" })');
    const waiting = Array.from({ length: 19 }, () => thread.render(TASK));
    const last = thread.render({ ...TASK, answer: 'last' });
    expect(await thread.render(TASK)).toBe('unavailable');
    expect(await last).toEqual({ html: 'done' });
    await thread.close();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['unavailable']));
  });
});
