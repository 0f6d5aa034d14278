import { useState } from 'react';
import type { ApiError } from '../../../lib/api-error';

/** Keeps the refusal of a wrong password, for the prompt that asked for it. */
export function useWrongPassword() {
  const [wrong, setWrong] = useState<ApiError>();
  const onRefused = (error: ApiError): boolean => {
    const isWrong = error.code === 'WRONG_PASSWORD';
    setWrong(isWrong ? error : undefined);
    return isWrong;
  };
  return { wrong, onRefused };
}
