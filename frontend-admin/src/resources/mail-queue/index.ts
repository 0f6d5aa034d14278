import type { ResourceProps } from 'react-admin';

/** Part of Security Status, without a page of its own. */
export const mailQueue: ResourceProps = { name: 'mail-queue' };
