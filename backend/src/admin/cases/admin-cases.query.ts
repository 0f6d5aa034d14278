import { CASE_KINDS, CASE_STATUSES, MAX_ID, type CaseKind, type CaseStatus } from '@tidyhearth/domain';
import { OneOf, QueryInt } from '../../common/fields.js';
import { ListQuery } from '../listing/list-query.js';

/** In the order of arrival, which is that of the ids. */
export const ADMIN_CASE_SORTS = { id: 'c.id', createdAt: 'c.id' } as const;
export type AdminCaseSort = keyof typeof ADMIN_CASE_SORTS;

export class AdminCasesQuery extends ListQuery {
  @OneOf(CASE_STATUSES, { optional: true, name: 'CaseStatus', description: 'Only cases in this state' })
  status?: CaseStatus;

  @OneOf(CASE_KINDS, { optional: true, name: 'CaseKind', description: 'Only cases of this kind' })
  kind?: CaseKind;

  @QueryInt({ min: 1, max: MAX_ID, description: 'Only cases about this account' })
  subjectId?: number;

  @QueryInt({ min: 1, max: MAX_ID, description: 'Only cases about this booking' })
  bookingId?: number;

  @OneOf(Object.keys(ADMIN_CASE_SORTS), { optional: true, description: 'Field by which the rows are sorted' })
  sort: AdminCaseSort = 'createdAt';
}
