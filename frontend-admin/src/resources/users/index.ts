import type { ResourceProps } from 'react-admin';

/** Its list is part of the home page. */
export const users: ResourceProps = { name: 'users' };
