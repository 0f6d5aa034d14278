import { write } from './statement.js';

/** Takes only a lease that has expired. */
export const TAKE_LEASE = write(
  'jobLeases.take',
  'UPDATE job_leases SET until = ? WHERE name = ? AND until <= ?',
);

/** The job's first run. */
export const INSERT_LEASE = write('jobLeases.insert', 'INSERT INTO job_leases (name, until) VALUES (?, ?)');

/** Releases only the lease that was taken: after a pause it may belong to another replica. */
export const GIVE_BACK_LEASE = write(
  'jobLeases.giveBack',
  'UPDATE job_leases SET until = 0 WHERE name = ? AND until = ?',
);
