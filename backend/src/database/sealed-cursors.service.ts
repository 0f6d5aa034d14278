import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Cursors, refusedCursor } from '../common/cursors.js';
import { SecretsService } from '../config/secrets.service.js';

/**
 * The first pages of a few lists are requested again and again, and sealing the cursor is an expensive part of the
 * answer.
 */
const KEPT_SEALS = 5_000;

@Injectable()
export class SealedCursorsService extends Cursors {
  private readonly sealed = new LRUCache<string, string>({
    max: KEPT_SEALS,
    memoMethod: (text) => this.secrets.seal('cursor', text),
  });

  constructor(private readonly secrets: SecretsService) {
    super();
  }

  seal(list: string, cursor: string, isShown = false): string {
    const text = `${list} ${cursor}`;
    return isShown ? this.sealed.memo(text) : this.secrets.seal('cursor', text);
  }

  open(list: string, sealed: string): string {
    const opened = this.tryOpen(sealed);
    if (!opened?.startsWith(`${list} `)) throw refusedCursor();
    return opened.slice(list.length + 1);
  }

  private tryOpen(sealed: string): string | undefined {
    try {
      return this.secrets.open('cursor', sealed);
    } catch {
      return undefined;
    }
  }
}
