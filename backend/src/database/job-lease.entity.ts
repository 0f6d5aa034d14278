import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from './columns.js';

/** A recurring job runs on one replica at a time: the one that takes this row first, until the lease expires. */
@Entity('job_leases')
export class JobLease {
  @PrimaryColumn('varchar', { length: 40 })
  name: string;

  @InstantColumn()
  until: number;
}
