import type { ExecutionContext } from '@nestjs/common';

/** Says with which API key a call is made; this layer knows of no accounts. */
export abstract class KeyCallers {
  /** @returns nothing for a call without a key, and with one that is not valid */
  abstract keyIdOf(context: ExecutionContext): Promise<number | undefined>;
}
