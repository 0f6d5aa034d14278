import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { LazyValue } from '../../common/lazy-value.js';
import { isGuessable, type PasswordOwner } from './guessable-password.js';

/** Refuses the passwords that attackers try first. The list is large, so it is loaded on first use. */
@Injectable()
export class CommonPasswordsService {
  private readonly list = new LazyValue(readList);

  /** @throws AppError PASSWORD_COMMON, PASSWORD_GUESSABLE */
  async refuse(password: string, owner: PasswordOwner): Promise<void> {
    if ((await this.list.get()).has(password.toLowerCase())) throw new AppError('PASSWORD_COMMON');
    if (isGuessable(password, owner)) throw new AppError('PASSWORD_GUESSABLE');
  }
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
