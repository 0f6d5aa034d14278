const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A page for reading waits for a sign of its reader, of which `public/before-paint.js` tells. */
function isWanted(): Promise<unknown> {
  const page = document.documentElement;
  const mayWait = document.querySelector('#root[data-for-reading]') !== null;
  if (!mayWait || page.hasAttribute('data-wanted')) return Promise.resolve();
  return new Promise((resolve) => page.addEventListener('wanted', resolve, { once: true }));
}

/** In tasks of their own: a phone that works through all of it at once leaves a finger waiting for half a second. */
async function start() {
  const { theme } = await import('./theme');
  await nextTask();
  await import('react-dom/client');
  await nextTask();
  const { showSite } = await import('./app/show-site');
  await isWanted();
  theme();
  await nextTask();
  showSite();
}

void start();
