import { hydrationRequested } from './hydration/hydration-requested';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** In tasks of their own: a phone that works through all of it at once leaves a finger waiting for half a second. */
async function start() {
  const { theme } = await import('./theme');
  await nextTask();
  await import('react-dom/client');
  await nextTask();
  const { mountSite } = await import('./app/mount-site');
  await hydrationRequested();
  theme();
  await nextTask();
  mountSite();
}

void start();
