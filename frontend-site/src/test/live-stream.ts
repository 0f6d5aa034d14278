import { waitFor } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { startLive } from '../server-state/live/live';

/** Opens the site's live stream. The test controls its server end. */
export function openStream(userId: number) {
  const ends: ReadableStreamDefaultController<Uint8Array>[] = [];
  vi.stubGlobal('fetch', () => {
    const body = new ReadableStream<Uint8Array>({ start: (end) => void ends.push(end) });
    return Promise.resolve(new Response(body));
  });
  onTestFinished(startLive(userId));
  const isOpen = (times = 1) =>
    waitFor(() => {
      // Ends the pause before the next attempt.
      window.dispatchEvent(new Event('online'));
      if (ends.length < times) throw new Error('The stream is not open.');
    });
  return {
    isOpen: () => isOpen(),
    /** Loses the connection, which is back at once. */
    lose: async () => {
      const before = ends.length;
      ends.at(-1)?.close();
      await isOpen(before + 1);
    },
  };
}
