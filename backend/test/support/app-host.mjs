/**
 * A process that runs one application at a time, reused for the next one after a stop, so that only the first has to
 * load all modules. Its parent (app-hosts.mjs) sends orders and reads its output.
 */

// A string, so that the compiler does not read the built file.
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
