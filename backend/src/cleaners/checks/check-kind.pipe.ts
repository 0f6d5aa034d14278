import { Injectable, Param, type PipeTransform } from '@nestjs/common';
import { isCheckKind, type CheckKind } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';

@Injectable()
class CheckKindPipe implements PipeTransform<string, CheckKind> {
  transform(value: string): CheckKind {
    if (!isCheckKind(value)) throw new AppError('NOT_FOUND');
    return value;
  }
}

export const CheckKindParam = () => Param('kind', CheckKindPipe);
