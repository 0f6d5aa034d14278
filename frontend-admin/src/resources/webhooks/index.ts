import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../lazyPage';

export const webhooks: ResourceProps = {
  name: 'webhooks',
  list: lazyPage(async () => (await import('./WebhookList')).WebhookList),
  show: lazyPage(async () => (await import('./WebhookShow')).WebhookShow),
};
