import { AUDIT_ACTIONS, MAX_ID, type AuditAction } from '@tidyhearth/domain';
import { Email, OneOf, QueryInt, UkDate } from '../../common/fields.js';
import { ListQuery } from '../listing/list-query.js';

/** Lines are append-only, so their ids give their order, and every index here ends with the id. */
export const AUDIT_SORTS = { createdAt: 'a.id', id: 'a.id' } as const;
export type AuditSort = keyof typeof AUDIT_SORTS;
export const AUDIT_TARGETS = ['user', 'cleaner', 'booking', 'review', 'mail', 'case', 'webhook'] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

export class AuditLogQuery extends ListQuery {
  @OneOf(AUDIT_ACTIONS, {
    optional: true,
    example: 'cleaner.approved',
    description: 'Only entries with this action',
  })
  action?: AuditAction;

  @QueryInt({ min: 1, max: MAX_ID, description: 'Only entries of the account with this id' })
  actorId?: number;

  @Email({ optional: true, description: 'Only entries of the account with this email address' })
  actorEmail?: string;

  @OneOf(AUDIT_TARGETS, { optional: true, description: 'Only entries with this type of target' })
  targetType?: AuditTarget;

  @QueryInt({ min: 1, max: MAX_ID, description: 'Id of the target, within its type' })
  targetId?: number;

  @Email({ optional: true, description: 'Email address of the affected account, as a user or as a cleaner' })
  targetEmail?: string;

  @UkDate({ optional: true, description: 'Only entries of this day or later' })
  from?: string;

  @UkDate({ optional: true, description: 'Only entries of this day or earlier' })
  to?: string;

  @OneOf(Object.keys(AUDIT_SORTS), { optional: true, description: 'Field by which the rows are sorted' })
  sort: AuditSort = 'createdAt';
}
