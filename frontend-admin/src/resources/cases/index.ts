import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../lazyPage';

export const cases: ResourceProps = {
  name: 'cases',
  list: lazyPage(async () => (await import('./CaseList')).CaseList),
  show: lazyPage(async () => (await import('./CaseShow')).CaseShow),
};
