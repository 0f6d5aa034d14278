/**
 * A process that runs one application at a time and, when that was stopped, the next: whatever is started after the first finds
 * all modules loaded. Its parent (app-hosts.mjs) tells it what to do, and reads what it prints.
 */

// A text, so that the compiler does not read what was built.
const built = String(new URL('../../dist/server/serve.js', import.meta.url));
const { serve } = /** @type {typeof import('../../src/serve.js')} */ (await import(built));

/** @type {import('../../src/serve.js').RunningServer | undefined} */
let server;

/** @type {{ [Order in import('./app-hosts.mjs').Order['do']]: (order: import('./app-hosts.mjs').Order) => Promise<void> }} */
const orders = {
  async start({ env }) {
    const started = await serve(env ?? {});
    server = started;
    await started.announce();
  },
  async stop() {
    await server?.stop();
    server = undefined;
  },
};

process.on('message', (/** @type {import('./app-hosts.mjs').Order} */ order) => {
  orders[order.do](order).then(
    () => process.send?.({}),
    (error) => process.send?.({ error: String(error) }),
  );
});
