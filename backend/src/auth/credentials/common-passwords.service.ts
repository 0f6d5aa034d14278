import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { isGuessable, type PasswordOwner } from './guessable-password.js';

/** The passwords that guessing begins with. The list is large, so it is read when first needed. */
@Injectable()
export class CommonPasswordsService {
  private list?: Promise<ReadonlySet<string>>;

  /** @throws AppError PASSWORD_COMMON, PASSWORD_GUESSABLE */
  async refuse(password: string, owner: PasswordOwner): Promise<void> {
    this.list ??= readList();
    if ((await this.list).has(password.toLowerCase())) throw new AppError('PASSWORD_COMMON');
    if (isGuessable(password, owner)) throw new AppError('PASSWORD_GUESSABLE');
  }
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
