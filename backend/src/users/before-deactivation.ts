import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/transaction.js';

type Settle = (tx: Tx, userId: number) => Promise<void>;

/** What upper modules settle, or refuse, in the transaction that closes an account. */
@Injectable()
export class BeforeDeactivation {
  private readonly steps: Settle[] = [];

  register(step: Settle): void {
    this.steps.push(step);
  }

  async run(tx: Tx, userId: number): Promise<void> {
    for (const step of this.steps) await step(tx, userId);
  }
}
