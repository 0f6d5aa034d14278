import { Injectable } from '@nestjs/common';
import { isDuplicateKey } from './engine.js';
import { UnitOfWork, type Tx } from './unit-of-work.js';

/** Recurring jobs run on one replica at a time: whoever takes the row. */
@Injectable()
export class JobLeases {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Runs the work unless another replica began it less than `ttlMs` ago. The lease is kept after success, so that the
   * replicas whose clocks strike a moment later don't run it again; a failure gives it back.
   *
   * @returns whether it ran here
   */
  async runExclusively(name: string, ttlMs: number, work: () => Promise<void>): Promise<boolean> {
    const until = Date.now() + ttlMs;
    if (!(await this.unitOfWork.runAside((tx) => take(tx, name, until)))) return false;
    try {
      await work();
      return true;
    } catch (error) {
      await this.unitOfWork.runAside((tx) =>
        tx.sql.run('UPDATE job_leases SET until = 0 WHERE name = ? AND until = ?', [name, until]),
      );
      throw error;
    }
  }
}

async function take(tx: Tx, name: string, until: number): Promise<boolean> {
  const isTaken = await tx.sql.claim('UPDATE job_leases SET until = ? WHERE name = ? AND until <= ?', [
    until,
    name,
    Date.now(),
  ]);
  if (isTaken || (await tx.sql.one('SELECT name FROM job_leases WHERE name = ?', [name]))) return isTaken;
  try {
    await tx.sql.run('INSERT INTO job_leases (name, until) VALUES (?, ?)', [name, until]);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
