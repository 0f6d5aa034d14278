import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { ErrorCode } from '@tidyhearth/domain';
import { answerOf } from '../../common/api-call.js';
import { refusalsOf } from '../../common/api-errors.js';
import {
  ANY_SCOPE,
  APPROVED_KEY,
  CONFIRMED_KEY,
  PUBLIC_KEY,
  ROLES_KEY,
  SCOPE_KEY,
  type Role,
} from '../../common/decorators.js';
import { DEFAULT_LIMIT } from '../../throttling/default-limit.js';

/** What decorators say about a call, for the guards and for the document. */
export interface HandlerFacts {
  /** The codes with which its use case refuses. */
  refusals: readonly ErrorCode[];
  answer: string | undefined;
  isPublic: boolean;
  roles: readonly Role[];
  isApprovedOnly: boolean;
  isConfirmedOnly: boolean;
  /** The scope that an API key needs to call it; absent if no key may. */
  scope: string | undefined;
  /** Whether it accepts only API keys, with any scope. */
  isForKeysOnly: boolean;
  /** The limit of calls of the route per address. */
  limit: { calls: number; seconds: number };
  /** The types of its parameters. */
  takes: readonly unknown[];
}

/** The throttler's keys, under the name that `ThrottlingModule` gives the one limit. */
const LIMIT_KEY = 'THROTTLER:LIMITdefault';
const TTL_KEY = 'THROTTLER:TTLdefault';

/** Keyed by the name of the method, which is the call's `operationId`. */
export function handlersOf(app: INestApplication): Map<string, HandlerFacts> {
  const scanner = new MetadataScanner();
  const facts = new Map<string, HandlerFacts>();
  for (const { metatype } of app.get(DiscoveryService, { strict: false }).getControllers()) {
    if (typeof metatype !== 'function') continue;
    const prototype: object = metatype.prototype;
    for (const name of scanner.getAllMethodNames(prototype)) {
      const handler: unknown = Reflect.get(prototype, name);
      if (typeof handler === 'function') facts.set(name, factsOf(prototype, name, handler, metatype));
    }
  }
  return facts;
}

function factsOf(prototype: object, name: string, handler: object, controller: object): HandlerFacts {
  const read = (key: string): unknown =>
    Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller);
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const number = (key: string, otherwise: number) => {
    const found = read(key);
    return typeof found === 'number' ? found : otherwise;
  };
  return {
    refusals: [...refusalsOf(handler), ...refusalsOf(controller)],
    answer: answerOf(handler),
    isPublic: read(PUBLIC_KEY) === true,
    roles: list(read(ROLES_KEY)) as Role[],
    isApprovedOnly: read(APPROVED_KEY) === true,
    isConfirmedOnly: read(CONFIRMED_KEY) === true,
    scope: text(read(SCOPE_KEY)),
    isForKeysOnly: read(SCOPE_KEY) === ANY_SCOPE,
    limit: {
      calls: number(LIMIT_KEY, DEFAULT_LIMIT.limit),
      seconds: number(TTL_KEY, DEFAULT_LIMIT.ttl) / 1000,
    },
    takes: list(Reflect.getMetadata('design:paramtypes', prototype, name)),
  };
}
