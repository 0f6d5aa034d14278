/** Runs in the page before its own scripts. Records what was tapped when, and what the browser measured. */
export interface Watch {
  /** Resolves with a point within the element once the page has been painted with it. */
  painted: (selector: string) => Promise<{ x: number; y: number }>;
  /** Resolves with the milliseconds from the first tap or key to the paint that shows the element. */
  shown: (selector: string) => Promise<number>;
  /** Discards everything measured so far. */
  restart: () => void;
  /** Since the restart: the longest interaction up to its next paint, and the longest frame. */
  longest: () => Promise<{ interaction: number; frame: number }>;
}

declare global {
  interface Window {
    watch: Watch;
  }
  interface PerformanceEntry {
    /** For event timings: the same number for all events of an interaction; 0 for events outside any. */
    interactionId?: number;
  }
}

export function installWatch(): void {
  // Declared here, because only this function is passed to the browser.
  const PATIENCE_MS = 60_000;
  let startedAt: number | undefined;
  let interactions: number[] = [];
  let frames: number[] = [];
  const start = ({ timeStamp }: Event) => {
    startedAt ??= timeStamp;
  };
  addEventListener('pointerdown', start, { capture: true, passive: true });
  addEventListener('keydown', start, { capture: true, passive: true });

  const events = new PerformanceObserver((list) => takeEvents(list.getEntries()));
  const takeEvents = (entries: PerformanceEntryList) => {
    for (const { interactionId, duration } of entries) if (interactionId) interactions.push(duration);
  };
  events.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const longFrames = new PerformanceObserver((list) => takeFrames(list.getEntries()));
  const takeFrames = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) frames.push(duration);
  };
  longFrames.observe({ type: 'long-animation-frame' });

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** A task queued within a frame runs after its paint. */
  const afterPaint = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());

  window.watch = {
    painted: async (selector) => {
      for (;;) {
        await frame();
        const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
        const element = isPainted ? visible(selector) : undefined;
        if (!element) continue;
        const { left, top, width, height } = element.getBoundingClientRect();
        const point = { x: left + width / 2, y: top + height / 2 };
        if (point.y > innerHeight) throw new Error(`${selector} is below what the first paint shows`);
        return point;
      }
    },
    shown: async (selector) => {
      const end = performance.now() + PATIENCE_MS;
      for (;;) {
        await frame();
        if (performance.now() > end) throw new Error(`${selector} did not come`);
        if (startedAt !== undefined && visible(selector)) return (await afterPaint()) - startedAt;
      }
    },
    restart: () => {
      takeEvents(events.takeRecords());
      takeFrames(longFrames.takeRecords());
      startedAt = undefined;
      interactions = [];
      frames = [];
    },
    longest: async () => {
      // The browser reports an interaction after the frame that follows it.
      await frame();
      await afterPaint();
      await frame();
      await afterPaint();
      takeEvents(events.takeRecords());
      takeFrames(longFrames.takeRecords());
      return { interaction: Math.max(0, ...interactions), frame: Math.max(0, ...frames) };
    },
  };
}
