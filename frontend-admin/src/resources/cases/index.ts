import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../lazyPage';
import { PATHS, showPath } from '../../paths';

export const cases: ResourceProps = {
  name: 'cases',
  list: lazyPage(PATHS.cases, async () => (await import('./CaseList')).CaseList),
  show: lazyPage(showPath(PATHS.cases), async () => (await import('./CaseShow')).CaseShow),
};
