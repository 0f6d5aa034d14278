import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../lazyPage';

export const applications: ResourceProps = {
  name: 'applications',
  list: lazyPage(async () => (await import('./ApplicationQueue')).ApplicationQueue),
};
