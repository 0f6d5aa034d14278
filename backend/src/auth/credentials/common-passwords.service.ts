import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';

/** The passwords that guessing begins with. The list is large, so it is read when first needed. */
@Injectable()
export class CommonPasswordsService {
  private list?: Promise<ReadonlySet<string>>;

  /** @throws AppError PASSWORD_COMMON */
  async refuse(password: string): Promise<void> {
    this.list ??= readList();
    if ((await this.list).has(password.toLowerCase())) throw new AppError('PASSWORD_COMMON');
  }
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
