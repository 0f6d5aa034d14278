import { Injectable } from '@nestjs/common';
import { Cursors, refusedCursor } from '../common/cursors.js';
import { SecretsService } from '../config/secrets.service.js';

@Injectable()
export class SealedCursorsService extends Cursors {
  constructor(private readonly secrets: SecretsService) {
    super();
  }

  seal(list: string, cursor: string): string {
    return this.secrets.seal('cursor', `${list} ${cursor}`);
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
