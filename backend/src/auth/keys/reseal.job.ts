import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { HOUR_MS } from '@tidyhearth/domain';
import { messageOf } from '../../common/message-of.js';
import { Config } from '../../config/config.js';
import { CannotOpenError, SecretsService, type SealPurpose } from '../../config/secrets.service.js';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import {
  COUNT_UNSEALED_RECOVERY_CODES,
  FIND_ANY_SESSION,
  LIST_STALE_MAILS,
  LIST_STALE_RECOVERY_CODES,
  LIST_STALE_SECRETS,
  LIST_STALE_WEBHOOK_SECRETS,
  RESEAL_MAIL,
  RESEAL_RECOVERY_CODE,
  RESEAL_SECRET,
  RESEAL_WEBHOOK_SECRET,
} from './reseal.queries.js';
import { StoredValuesResealed } from './stored-values-resealed.event.js';

interface SealedRow {
  id: number;
  sealed: string;
}

interface SealedColumn<P extends StoredPurpose = StoredPurpose> {
  purpose: P;
  list: typeof LIST_STALE_SECRETS;
  /** A compare-and-set: if the value has changed meanwhile, it is already sealed with the current key. */
  replace(tx: Tx, row: SealedRow, text: string): Promise<unknown>;
}

/** Cursors are never stored. A new purpose has to be handled in the record below, or the code does not compile. */
type StoredPurpose = Exclude<SealPurpose, 'cursor'>;

/**
 * While keys are rotated, seals again with the current key what an earlier key sealed, so that the earlier key can be
 * removed.
 */
@Injectable()
export class ResealJob implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Keys');
  private round?: Promise<void>;
  private isStopping = false;

  private readonly columns: { readonly [P in StoredPurpose]: SealedColumn<P> } = {
    'two-factor-secret': {
      purpose: 'two-factor-secret',
      list: LIST_STALE_SECRETS,
      replace: (tx, { id, sealed }, text) =>
        tx.sql.run(RESEAL_SECRET, [this.secrets.seal('two-factor-secret', text), id, sealed]),
    },
    'mail-body': {
      purpose: 'mail-body',
      list: LIST_STALE_MAILS,
      replace: (tx, { id, sealed }, text) =>
        tx.sql.run(RESEAL_MAIL, [this.secrets.seal('mail-body', text), id, sealed]),
    },
    'webhook-secret': {
      purpose: 'webhook-secret',
      list: LIST_STALE_WEBHOOK_SECRETS,
      replace: (tx, { id, sealed }, text) =>
        tx.sql.run(RESEAL_WEBHOOK_SECRET, [this.secrets.seal('webhook-secret', text), id, sealed]),
    },
    'recovery-code': {
      purpose: 'recovery-code',
      list: LIST_STALE_RECOVERY_CODES,
      replace: (tx, { id, sealed }, text) => {
        const hash = this.secrets.keyedHash('recovery-code', text);
        return tx.sql.run(RESEAL_RECOVERY_CODE, [this.secrets.seal('recovery-code', text), hash, id, sealed]);
      },
    },
  };

  constructor(
    private readonly config: Config,
    private readonly secrets: SecretsService,
    private readonly leases: JobLeasesService,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onApplicationBootstrap(): void {
    if (this.secrets.isRotating) this.everyHour();
    else this.round = this.warnOfLost().finally(() => (this.round = undefined));
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopping = true;
    await this.round;
  }

  /** Repeated, because a replica that only has the old key continues to seal with it. */
  @Interval(HOUR_MS)
  everyHour(): void {
    if (!this.secrets.isRotating) return;
    this.round ??= this.leases
      .runExclusively('reseal', HOUR_MS, () => this.reseal())
      .finally(() => (this.round = undefined));
  }

  /** Otherwise only people would notice a secret that was replaced or lost without its predecessor being configured. */
  private async warnOfLost(): Promise<void> {
    try {
      const isLost =
        (this.config.isSecretNew && (await this.sql.one(FIND_ANY_SESSION, [Date.now()]))) ||
        (await this.hasLost('two-factor-secret')) ||
        (await this.hasLost('webhook-secret'));
      if (!isLost) return;
      this.logger.warn(
        'JWT_SECRET is not the one that sealed what is stored: two-factor authentication and webhooks set up with that one do not work, and its sessions have ended. Put it into JWT_SECRET_PREVIOUS, or its file jwt-secret back into DATA_DIR; docs/operations.md says what is lost without it.',
      );
    } catch (error) {
      this.logger.warn(`looking for what can't be opened failed: ${messageOf(error)}`);
    }
  }

  private async hasLost(purpose: StoredPurpose): Promise<boolean> {
    const prefix = this.secrets.currentPrefix;
    const rows = await this.sql.all(this.columns[purpose].list, [prefix.length, prefix, 0]);
    return rows.some(({ sealed }) => this.tryOpen(purpose, sealed) === undefined);
  }

  private async reseal(): Promise<void> {
    let changed = 0;
    let lost = 0;
    for (const column of Object.values(this.columns)) {
      const counts = await this.resealColumn(column);
      changed += counts.changed;
      lost += counts.lost;
    }
    if (changed > 0)
      await this.unitOfWork.run(async (tx) => tx.record(new StoredValuesResealed(changed, lost)));
    if (this.isStopping) return;
    const older = (await this.sql.one(COUNT_UNSEALED_RECOVERY_CODES))?.codes ?? 0;
    // A warning rather than information, because the operator has to remove the old secret from the configuration.
    this.logger.warn(
      `sealed anew with the current key: ${changed}; can't be opened: ${lost}; recovery codes that need the key they were made with: ${older}. docs/operations.md says when JWT_SECRET_PREVIOUS can go.`,
    );
  }

  private async resealColumn({
    purpose,
    list,
    replace,
  }: SealedColumn): Promise<{ changed: number; lost: number }> {
    const prefix = this.secrets.currentPrefix;
    const counts = { changed: 0, lost: 0 };
    let after = 0;
    while (!this.isStopping) {
      const rows = await this.sql.all(list, [prefix.length, prefix, after]);
      if (rows.length === 0) break;
      for (const row of rows) {
        after = row.id;
        const text = this.tryOpen(purpose, row.sealed);
        if (text === undefined) counts.lost += 1;
        else {
          await this.unitOfWork.run((tx) => replace(tx, row, text));
          counts.changed += 1;
        }
      }
    }
    return counts;
  }

  private tryOpen(purpose: StoredPurpose, sealed: string): string | undefined {
    try {
      return this.secrets.open(purpose, sealed);
    } catch (error) {
      if (error instanceof CannotOpenError) return undefined;
      throw error;
    }
  }
}
