import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { CONFIRMED_FOR_MINUTES, MINUTE_MS } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { APPROVED_KEY, CONFIRMED_KEY, PUBLIC_KEY, ROLES_KEY, type Role } from '../../common/decorators.js';
import { KeyCallsService } from '../api-keys/key-calls.service.js';
import { currentRequest } from '../../common/request-context.js';
import { operationOf } from '../../common/operation.js';
import { RefusedCallsService } from './refused-calls.service.js';

const CONFIRMED_FOR_MS = CONFIRMED_FOR_MINUTES * MINUTE_MS;

interface Caller {
  headers: { authorization?: string };
  user?: Actor;
}

/**
 * Closed by default: a route is open only with `@Public()`, and accepts API keys only with `@Scope()`. Sessions and
 * keys of suspended and deactivated accounts are invalid, so they never reach the role checks.
 */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly refused: RefusedCallsService,
    private readonly keys: KeyCallsService,
  ) {
    super();
  }

  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const caller = context.switchToHttp().getRequest<Caller>();
    // Most calls have no token. For these, passport would construct an error and Nest would wait for a promise.
    if (caller.headers.authorization === undefined && this.metadata<boolean>(PUBLIC_KEY, context))
      return true;
    return this.admit(caller, context);
  }

  private async admit(caller: Caller, context: ExecutionContext): Promise<boolean> {
    if (this.keys.isKeyCall(context)) caller.user = await this.keys.admit(context);
    else await super.canActivate(context);
    const { user } = caller;
    if (!user) return true;
    const request = currentRequest();
    if (request) Object.assign(request, { userId: user.userId, apiKeyId: user.key?.id });
    await this.requireRole(user, context);
    return true;
  }

  override handleRequest<T>(error: unknown, user: T | false, _info: unknown, context: ExecutionContext): T {
    if (error && !(error instanceof AppError)) throw error;
    // On a public route, an invalid token makes the caller a visitor instead of being refused.
    if (!user && !this.metadata<boolean>(PUBLIC_KEY, context))
      throw error ?? new AppError('NOT_AUTHENTICATED');
    return (user || undefined) as T;
  }

  private async requireRole(actor: Actor, context: ExecutionContext): Promise<void> {
    const roles = this.metadata<Role[]>(ROLES_KEY, context);
    const holds = (role: Role) => (role === 'admin' ? actor.isAdmin : actor.userType === role);
    const isConsole = roles?.every((role) => role === 'admin') ?? false;
    if (roles && !roles.some(holds)) {
      if (isConsole) await this.refused.note(actor.userId, operationOf(context));
      throw new AppError('FORBIDDEN');
    }
    if (actor.mustSetUpTwoFactor && (roles?.includes('admin') ?? false))
      throw new AppError('TWO_FACTOR_REQUIRED');
    const isRecent = actor.confirmedAt > Date.now() - CONFIRMED_FOR_MS;
    if (!isRecent && this.metadata<boolean>(CONFIRMED_KEY, context))
      throw new AppError('CONFIRMATION_REQUIRED');
    if (
      this.metadata<boolean>(APPROVED_KEY, context) &&
      actor.userType === 'cleaner' &&
      actor.cleanerStatus !== 'approved'
    ) {
      throw new AppError('NOT_APPROVED');
    }
  }

  private metadata<T>(key: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(key, [context.getHandler(), context.getClass()]);
  }
}
