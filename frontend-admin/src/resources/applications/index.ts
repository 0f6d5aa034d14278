import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../lazyPage';
import { PATHS } from '../../paths';

export const applications: ResourceProps = {
  name: 'applications',
  list: lazyPage(PATHS.applications, async () => (await import('./ApplicationQueue')).ApplicationQueue),
};
