import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { LRUCache } from 'lru-cache';
import { Strategy } from 'passport-jwt';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { SecretsService } from '../../config/secrets.service.js';
import { bearerTokenIn } from '../bearer-token.js';
import { ActorService } from './actor.service.js';
import { ISSUER, SESSION_AUDIENCE } from './tokens.service.js';

/** The claims of a session token: the user (`sub`) and the row of `sessions` that it depends on (`jti`). */
export interface TokenClaims {
  sub: string;
  jti: string;
  /** Seconds since the epoch. */
  exp: number;
}

type Request = Parameters<Strategy['authenticate']>[0];

/** Each entry takes about 700 bytes. */
const MAX_VERIFIED = 5000;

const tokenOf = (request: Request) => bearerTokenIn(request.headers.authorization) ?? null;

/**
 * The signature of a token is checked once, because that takes longer than the rest of the check. Its session is looked
 * up on every call.
 */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  private readonly verified = new LRUCache<string, TokenClaims>({ max: MAX_VERIFIED });

  constructor(
    secrets: SecretsService,
    private readonly actors: ActorService,
  ) {
    // If the key is a string, jsonwebtoken tries to parse it as a public key on every call, which costs more than the
    // rest of the check. A KeyObject works, although the typings of passport-jwt don't allow it.
    super({
      jwtFromRequest: tokenOf,
      passReqToCallback: true,
      secretOrKeyProvider: (_request, token: string, done) => {
        const key = secrets.findTokenKey(token) as unknown as Buffer | undefined;
        done(key ? null : new AppError('NOT_AUTHENTICATED'), key);
      },
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: SESSION_AUDIENCE,
    });
  }

  override authenticate(request: Request, options?: object): void {
    const claims = this.verified.get(tokenOf(request) ?? '');
    if (claims === undefined || claims.exp * 1000 <= Date.now()) super.authenticate(request, options);
    else {
      this.actorOf(claims).then(
        (actor) => this.success(actor),
        (error: Error) => this.error(error),
      );
    }
  }

  /** Called with the claims of a token whose signature, issuer, audience and expiry are valid. */
  validate(request: Request, claims: TokenClaims): Promise<Actor> {
    this.verified.set(tokenOf(request) ?? '', claims);
    return this.actorOf(claims);
  }

  private async actorOf({ jti, sub }: TokenClaims): Promise<Actor> {
    const userId = Number(sub);
    const actor = await this.actors.find(jti, userId);
    if (!actor) throw await this.actors.refusalOf(userId);
    return actor;
  }
}
