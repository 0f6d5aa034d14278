import { hydrationRequested } from './hydration/hydration-requested';
import { warmFormatters } from './lib/warm-formatters';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Each step is a separate task, because together they would block a phone for half a second. */
async function start() {
  const { theme } = await import('./theme');
  await nextTask();
  await import('react-dom/client');
  await nextTask();
  const { mountSite } = await import('./app/mount-site');
  await hydrationRequested();
  warmFormatters();
  await nextTask();
  theme();
  await nextTask();
  mountSite();
}

void start();
