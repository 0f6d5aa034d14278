import { AUDIT_ACTIONS, MAX_ID, type AuditAction } from '@tidyhearth/domain';
import { Email, OneOf, QueryInt, UkDate } from '../../common/fields.js';
import { ListQuery } from '../listing/list-query.js';

/** Lines are append-only, so their ids give their order, and every index here ends with the id. */
export const AUDIT_SORTS = { createdAt: 'a.id', id: 'a.id' } as const;
export type AuditSort = keyof typeof AUDIT_SORTS;
export const AUDIT_TARGETS = ['user', 'cleaner', 'booking', 'review', 'mail', 'case', 'webhook'] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

export class AuditLogQuery extends ListQuery {
  @OneOf(AUDIT_ACTIONS, { optional: true, example: 'cleaner.approved', description: 'What was done' })
  action?: AuditAction;

  @QueryInt({ min: 1, max: MAX_ID, description: 'Who did it' })
  actorId?: number;

  @Email({ optional: true, description: 'Of the account that did it' })
  actorEmail?: string;

  @OneOf(AUDIT_TARGETS, { optional: true, description: 'What kind of thing it was done to' })
  targetType?: AuditTarget;

  @QueryInt({ min: 1, max: MAX_ID, description: 'Of the target, within its type' })
  targetId?: number;

  @Email({ optional: true, description: 'Of the account it was done to, as a user or as a cleaner' })
  targetEmail?: string;

  @UkDate({ optional: true, description: 'Done on this day or later' })
  from?: string;

  @UkDate({ optional: true, description: 'Done on this day or earlier' })
  to?: string;

  @OneOf(Object.keys(AUDIT_SORTS), { optional: true, description: 'What the rows are sorted by' })
  sort: AuditSort = 'createdAt';
}
