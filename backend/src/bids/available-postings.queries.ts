import { serviceFamily, type ServiceId } from '@tidyhearth/domain';
import { noBlockBetween } from '../blocks/blocks.queries.js';
import { dynamicSelect, flag, real, select } from '../database/statement.js';
import { squaredChord } from '../geo/grid.js';
import { POSTING_TABLES, VIEWED_POSTING, VIEWED_POSTING_COLUMNS } from '../postings/postings.queries.js';
import { openAccount } from '../users/open-account.js';
import { JOB_SORTS, type JobSort } from './dto/job-board.query.js';

export const FIND_VIEWER_PLACE = select(
  'availablePostings.viewerPlace',
  { latitude: real, longitude: real },
  'SELECT latitude, longitude FROM cleaners WHERE id = ?',
);

const SQUARED_CHORD = squaredChord('p', 'me');

const ORDERS = {
  newest: { key: 'p.id', direction: 'DESC' },
  nearest: { key: SQUARED_CHORD, direction: 'ASC' },
  soonest: { key: 'p.startsAt', direction: 'ASC' },
  pay: { key: 'p.hourlyBudgetPence', direction: 'DESC' },
} as const satisfies Record<JobSort, { key: string; direction: 'ASC' | 'DESC' }>;

export interface BoardShape {
  sort: JobSort;
  /** The number of ranges of cells around the cleaner; undefined without a limit on the distance. */
  ranges?: number;
  service?: ServiceId;
  hasFrom?: boolean;
  hasTo?: boolean;
  hasMinPay?: boolean;
  isFirstPage: boolean;
  limit: number;
}

const inRanges = (count: number) => Array(count).fill('p.cell BETWEEN ? AND ?').join(' OR ');

/**
 * Open future jobs of customers with open accounts and without a block in either direction. Parameters: the cleaner,
 * now; with a distance, both ends of each range of cells and the squared chord; then the first day, the last day and
 * the lowest hourly pay in pence; on further pages, the last row's key twice and its id.
 */
export const LIST_AVAILABLE_POSTINGS = dynamicSelect(
  'availablePostings.list',
  { ...VIEWED_POSTING, squaredChord: real, hasApplied: flag },
  ({ sort, ranges, service, hasFrom, hasTo, hasMinPay, isFirstPage, limit }: BoardShape) => {
    const { key, direction } = ORDERS[sort];
    const follows = direction === 'ASC' ? '>' : '<';
    const services = service && serviceFamily(service).map((word) => `'${word}'`);
    const filters = [
      ranges === undefined ? '' : `AND (${inRanges(ranges)}) AND ${SQUARED_CHORD} <= ?`,
      services ? `AND p.serviceType IN (${services.join(', ')})` : '',
      hasFrom ? 'AND p.postingDate >= ?' : '',
      hasTo ? 'AND p.postingDate <= ?' : '',
      hasMinPay ? 'AND p.hourlyBudgetPence >= ?' : '',
      isFirstPage ? '' : `AND (${key} ${follows} ? OR (${key} = ? AND p.id ${follows} ?))`,
    ];
    return `SELECT ${VIEWED_POSTING_COLUMNS}, ${SQUARED_CHORD} AS squaredChord,
            EXISTS (SELECT 1 FROM applications a
                     WHERE a.postingId = p.id AND a.cleanerId = me.id
                       AND NOT (a.status = 'withdrawn' AND a.termsVersion < p.termsVersion)) AS hasApplied
       FROM ${POSTING_TABLES} JOIN cleaners me ON me.id = ?
      WHERE p.status = 'open' AND p.startsAt > ? AND ${openAccount('cu')}
        AND ${noBlockBetween('me.userId', 'p.customerId')}
        ${filters.filter(Boolean).join('\n        ')}
      ORDER BY ${key} ${direction}, p.id ${direction} LIMIT ${limit}`;
  },
  JOB_SORTS.flatMap((sort): [BoardShape][] => [
    [{ sort, isFirstPage: true, limit: 10 }],
    [
      {
        ...{ sort, ranges: 2, service: 'office', hasFrom: true, hasTo: true, hasMinPay: true },
        ...{ isFirstPage: false, limit: 10 },
      },
    ],
  ]),
);
