/**
 * Has the browser load its tables of locales and time zones outside the page's thread, because the first formatter
 * (`Intl`) of a process waits for them, on a phone for a tenth of a second.
 */
export function warmFormatters(): void {
  try {
    const worker = new Worker(new URL('./formatters-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = () => worker.terminate();
  } catch {
    // Without a worker, the page loads them itself.
  }
}
