const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** In tasks of their own: a phone that works through all of it at once leaves a finger waiting for half a second. */
async function start() {
  const { theme } = await import('./theme');
  await nextTask();
  theme();
  await nextTask();
  const { showSite } = await import('./app/show-site');
  await nextTask();
  showSite();
}

void start();
