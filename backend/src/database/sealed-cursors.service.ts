import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Cursors, refusedCursor } from '../common/cursors.js';
import { SecretsService } from '../config/secrets.service.js';

/** Lists that everybody sees are asked for again and again, and end at the same row. */
const MAX_SEALED = 1000;

@Injectable()
export class SealedCursorsService extends Cursors {
  private readonly sealed: LRUCache<string, string>;

  constructor(private readonly secrets: SecretsService) {
    super();
    this.sealed = new LRUCache({ max: MAX_SEALED, memoMethod: (text) => secrets.seal('cursor', text) });
  }

  seal(list: string, cursor: string): string {
    return this.sealed.memo(`${list} ${cursor}`);
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
