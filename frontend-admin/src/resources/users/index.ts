import type { ResourceProps } from 'react-admin';

/** Its list opens with the home page. */
export const users: ResourceProps = { name: 'users' };
