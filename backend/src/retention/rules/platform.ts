import { columns } from './columns.js';
import type { RetentionRules } from '../rule.js';

/** Data for running the service. */
export const PLATFORM_RULES: RetentionRules = {
  client_errors: {
    why: 'faults of our pages, so that they are mended; nothing says who met them',
    plain: columns(`
      id, fingerprint, app, part, path, message, stack, userAgent, occurrences, firstSeenAt,
      lastSeenAt
    `),
    endings: [{ when: 'age', since: 'lastSeenAt', period: 'clientErrors', does: 'delete rows' }],
  },
  retention_progress: {
    why: 'how far the nightly job has come with each rule',
    plain: columns('rule, reachedAt, reachedId'),
  },
  job_leases: { why: 'which replica runs a job', plain: columns('name, until') },
  postcodes: {
    why: 'public positions',
    plain: columns('postcode, latitude, longitude, isTerminated, isLookedUp'),
  },
  postcode_groups: {
    why: 'public positions',
    plain: columns('code, latitude, longitude, units, isDerived'),
  },
  geo_imports: {
    why: 'which public positions were imported when',
    plain: columns('id, source, licence, rowCount, importedAt'),
  },
  migrations: { why: 'which migrations have run', plain: columns('id, timestamp, name') },
};
