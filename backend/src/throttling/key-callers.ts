import type { ExecutionContext } from '@nestjs/common';

/** Says with which API key a call is made. This layer knows nothing about accounts. */
export abstract class KeyCallers {
  /** @returns undefined for a call without a key, or with an invalid one */
  abstract keyIdOf(context: ExecutionContext): Promise<number | undefined>;
}
