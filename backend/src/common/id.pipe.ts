import { Injectable, Param, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { MAX_ID } from '@tidyhearth/domain';
import { invalid } from './app-error.js';

const ID = /^[1-9]\d{0,9}$/;
/** A positive integer in plain decimal digits: not `07`, `7.0` or `7abc`. @throws AppError VALIDATION_FAILED */
@Injectable()
class IdPipe implements PipeTransform<string, number> {
  transform(value: string, { data }: ArgumentMetadata): number {
    const id = ID.test(value) ? Number(value) : Number.NaN;
    if (!(id <= MAX_ID)) throw invalid(data ?? 'id', `${data ?? 'id'} must be a positive whole number`);
    return id;
  }
}

export const IdParam = (name: string) => Param(name, IdPipe);
