import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../lazyPage';
import { PATHS, showPath } from '../../paths';

export const webhooks: ResourceProps = {
  name: 'webhooks',
  list: lazyPage(PATHS.webhooks, async () => (await import('./WebhookList')).WebhookList),
  show: lazyPage(showPath(PATHS.webhooks), async () => (await import('./WebhookShow')).WebhookShow),
};
