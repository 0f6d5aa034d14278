import type { ResourceProps } from 'react-admin';

/** Shown as a part of Security Status, so it has no page of its own. */
export const auditLog: ResourceProps = { name: 'audit-log' };
