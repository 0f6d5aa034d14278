import { onTestFinished, vi } from 'vitest';
import { startLive } from '../server-state/live/live';

/** Opens the live stream of the site, whose server end the test holds. */
export function openStream(userId: number) {
  const ends: ReadableStreamDefaultController<Uint8Array>[] = [];
  vi.stubGlobal('fetch', () => {
    const body = new ReadableStream<Uint8Array>({ start: (end) => void ends.push(end) });
    return Promise.resolve(new Response(body));
  });
  onTestFinished(startLive(userId));
  return {
    push: (text: string) => ends.at(-1)?.enqueue(new TextEncoder().encode(text)),
    /** The line is lost, and back at once: the browser says so, and the stream is opened again. */
    lose: async () => {
      const before = ends.length;
      ends.at(-1)?.close();
      await vi.waitFor(() => {
        window.dispatchEvent(new Event('online'));
        if (ends.length === before) throw new Error('The stream is not open again.');
      });
    },
  };
}
