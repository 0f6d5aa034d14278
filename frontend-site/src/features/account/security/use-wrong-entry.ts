import type { ErrorCode } from '@tidyhearth/domain';
import { useState } from 'react';
import type { ApiError } from '../../../lib/api-error';

/** Keeps the refusal of a wrong password or code, for the field that it was typed in. */
export function useWrongEntry(code: Extract<ErrorCode, 'WRONG_PASSWORD' | 'WRONG_CODE'>) {
  const [wrong, setWrong] = useState<ApiError>();
  const onRefused = (error: ApiError): boolean => {
    const isWrong = error.code === code;
    setWrong(isWrong ? error : undefined);
    return isWrong;
  };
  return { wrong, onRefused };
}
