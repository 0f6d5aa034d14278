import type { ResourceProps } from 'react-admin';
import { ApplicationQueue } from './ApplicationQueue';

export const applications: ResourceProps = { name: 'applications', list: ApplicationQueue };
