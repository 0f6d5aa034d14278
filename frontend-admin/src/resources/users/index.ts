import type { ResourceProps } from 'react-admin';

/** The list of users is part of the home page. */
export const users: ResourceProps = { name: 'users' };
