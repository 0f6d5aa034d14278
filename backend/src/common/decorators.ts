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

/** Opens a route to callers without a session; all other routes are closed to them. */
export const Public = () => SetMetadata(PUBLIC_KEY, true);
/** Only these roles may call the route; others get 403. What the admin does with it is recorded. */
export const Roles = (...roles: Role[]) =>
  roles.includes('admin')
    ? applyDecorators(SetMetadata(ROLES_KEY, roles), UseInterceptors(AdminCallInterceptor))
    : SetMetadata(ROLES_KEY, roles);
/** Cleaners who call the route must have been approved; others get 403. */
export const ApprovedOnly = () => SetMetadata(APPROVED_KEY, true);

/** The password must have been entered within the last minutes; others get 403 and are asked for it. */
export const ConfirmedOnly = () => SetMetadata(CONFIRMED_KEY, true);

export const SCOPE_KEY = 'route:scope';
export const SCOPE_EXTENSION = 'x-scope';
/**
 * API keys with this scope may call the route on behalf of their owner, with the same restrictions by `@Roles` and the
 * like. All other routes refuse keys.
 */
export const Scope = (scope: ApiScope) =>
  applyDecorators(SetMetadata(SCOPE_KEY, scope), ApiExtension(SCOPE_EXTENSION, scope));

/** Replaces a scope: keys with any scope may call the route. */
export const ANY_SCOPE = 'any';
/** For API keys only, whatever their scopes. The use case itself refuses sessions. */
export const KeysOnly = () =>
  applyDecorators(SetMetadata(SCOPE_KEY, ANY_SCOPE), ApiExtension(SCOPE_EXTENSION, ANY_SCOPE));

export const NEVER_REPEATED = 'x-never-repeated';
/** Each call creates something new, even with the same `Idempotency-Key`: a secret of which only a hash is stored. */
export const NeverRepeated = () => ApiExtension(NEVER_REPEATED, true);

export const REPEATABLE = 'x-repeatable';
/** Accepts an `Idempotency-Key` although it creates nothing. Calls that answer 201 accept one anyway. */
export const Repeatable = () => ApiExtension(REPEATABLE, true);

interface AuthenticatedRequest {
  user?: Actor;
}

/** The caller. Use `MaybeActor` on a `@Public()` route. */
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
