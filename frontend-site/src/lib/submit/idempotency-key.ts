import { createIdempotencyKeys } from '@tidyhearth/api-client/idempotency-keys';
import { useState } from 'react';

export type { IdempotencyKeys } from '@tidyhearth/api-client/idempotency-keys';

export const useIdempotencyKeys = () => useState(createIdempotencyKeys)[0];
