import { Worker } from 'node:worker_threads';
import { RENDER_SHARE, RenderBudget, type RenderShare } from './render-budget.js';

interface Task {
  page: string;
  path: string;
  /** The JSON that the API would send. */
  answer: string;
}

interface Reply {
  id: number;
  html?: string;
  error?: string;
}

/**
 * `unavailable`: too many are waiting, too much was rendered lately, or the thread was lost. `failed`: this page can't be
 * rendered with this answer.
 */
export type RenderResult = { html: string } | 'unavailable' | 'failed';

const MAX_WAITING = 20;
const REST_AFTER_LOSS_MS = 30_000;
const MEMORY_MB = 256;
/** Milliseconds for one task, including its wait for earlier ones. */
const MAX_RENDER_MS = 10_000;

/**
 * Renders pages in a worker thread, one after the other. The thread starts when first needed, and again after it was
 * lost.
 */
export class RenderThread {
  private readonly waiting = new Map<number, (result: RenderResult) => void>();
  private worker: Worker | undefined;
  private lastId = 0;
  private restsUntil = 0;
  private readonly budget: RenderBudget;
  /** How long the thread has worked so far, in milliseconds. */
  private workedMs = 0;

  constructor(
    /** Takes tasks with an `id` and answers each with a `Reply`. */
    private readonly module: string,
    private readonly onError: (message: string) => void,
    private readonly longestMs = MAX_RENDER_MS,
    share: RenderShare = RENDER_SHARE,
  ) {
    this.budget = new RenderBudget(share);
  }

  /** It takes about half a second until it can render. */
  start(): void {
    this.running();
  }

  render(task: Task): Promise<RenderResult> {
    const mayRender = this.waiting.size < MAX_WAITING && this.budget.isLeft;
    const worker = mayRender ? this.running() : undefined;
    if (!worker) return Promise.resolve('unavailable');
    const id = ++this.lastId;
    return new Promise((resolve) => {
      const stuck = setTimeout(() => {
        this.onError(`The render thread was stuck, lately with ${task.path}`);
        void worker.terminate();
      }, this.longestMs).unref();
      this.waiting.set(id, (result) => {
        clearTimeout(stuck);
        resolve(result);
      });
      worker.postMessage({ id, ...task });
    });
  }

  async close(): Promise<void> {
    this.restsUntil = Infinity;
    await this.worker?.terminate();
  }

  private running(): Worker | undefined {
    if (this.worker) return this.worker;
    if (Date.now() < this.restsUntil) return undefined;
    // It doesn't need the settings, some of which are secret.
    const options = { env: {}, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } };
    const worker = new Worker(this.module, options);
    worker.unref();
    this.workedMs = 0;
    worker.on('message', (reply: Reply) => {
      const { active } = worker.performance.eventLoopUtilization();
      this.budget.spend(active - this.workedMs);
      this.workedMs = active;
      this.finish(reply);
    });
    worker.on('error', (error) => this.onError(`The render thread was lost: ${String(error)}`));
    worker.on('exit', () => this.lose());
    this.worker = worker;
    return worker;
  }

  private finish({ id, html, error }: Reply): void {
    if (error !== undefined) this.onError(`A page could not be rendered: ${error}`);
    this.waiting.get(id)?.(html === undefined ? 'failed' : { html });
    this.waiting.delete(id);
  }

  private lose(): void {
    this.worker = undefined;
    this.restsUntil = Math.max(this.restsUntil, Date.now() + REST_AFTER_LOSS_MS);
    for (const resolve of this.waiting.values()) resolve('unavailable');
    this.waiting.clear();
  }
}
