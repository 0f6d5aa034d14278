import {
  applyDecorators,
  createParamDecorator,
  SetMetadata,
  UseInterceptors,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { ApiScope, UserType } from '@tidyhearth/domain';
import type { Actor } from './actor.js';
import { AdminCallInterceptor } from './admin-call.interceptor.js';

export const PUBLIC_KEY = 'route:public';
export const ROLES_KEY = 'route:roles';
export const APPROVED_KEY = 'route:approved';

export const CONFIRMED_KEY = 'route:confirmed';

export type Role = UserType | 'admin';

/** Opens a route to callers without a session; everything else is closed. */
export const Public = () => SetMetadata(PUBLIC_KEY, true);
/** Only these roles may call the route; others get 403. What the admin does by it is recorded. */
export const Roles = (...roles: Role[]) =>
  roles.includes('admin')
    ? applyDecorators(SetMetadata(ROLES_KEY, roles), UseInterceptors(AdminCallInterceptor))
    : SetMetadata(ROLES_KEY, roles);
/** A cleaner calling this must have been approved; others get 403. */
export const ApprovedOnly = () => SetMetadata(APPROVED_KEY, true);

/** The password must have been given in the last minutes; others get 403 and are asked for it. */
export const ConfirmedOnly = () => SetMetadata(CONFIRMED_KEY, true);

export const SCOPE_KEY = 'route:scope';
export const SCOPE_EXTENSION = 'x-scope';
/**
 * API keys with this scope may call the route, as their owner and no further than `@Roles` and the like let the owner.
 * Every other route refuses keys.
 */
export const Scope = (scope: ApiScope) =>
  applyDecorators(SetMetadata(SCOPE_KEY, scope), ApiExtension(SCOPE_EXTENSION, scope));

/** In place of a scope: a key with any scope may call it. */
export const ANY_SCOPE = 'any';
/** For API keys alone, whatever their scopes. Its use case refuses sessions. */
export const KeysOnly = () =>
  applyDecorators(SetMetadata(SCOPE_KEY, ANY_SCOPE), ApiExtension(SCOPE_EXTENSION, ANY_SCOPE));

export const NEVER_REPEATED = 'x-never-repeated';
/** Makes something new at each call, also under the same `Idempotency-Key`: a secret of which only a hash is kept. */
export const NeverRepeated = () => ApiExtension(NEVER_REPEATED, true);

export const REPEATABLE = 'x-repeatable';
/** Takes an `Idempotency-Key` though it makes nothing new. Calls that answer 201 take one anyway. */
export const Repeatable = () => ApiExtension(REPEATABLE, true);

interface AuthenticatedRequest {
  user?: Actor;
}

/** The caller. On a `@Public()` route use `MaybeActor`. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { user } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!user) throw new Error('CurrentActor on a route without a session');
  return user;
});

/** The caller of a `@Public()` route; undefined for a visitor. */
export const MaybeActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor | undefined =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().user,
);
