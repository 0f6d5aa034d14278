import type { ClientApp } from '@tidyhearth/domain';

export const TEXTS = {
  apps: { site: 'Site', console: 'Console' } satisfies Record<ClientApp, string>,
  stack: 'Where in the code',
  times: (count: number) => (count === 1 ? 'Once' : `${count} times`),
};
