import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { Config } from '../../config/config.js';
import { ActorService } from './actor.service.js';
import { ISSUER, SESSION_AUDIENCE } from './tokens.service.js';

/** Claims of a session token: the user (`sub`) and the row of `sessions` (`jti`) it is valid with. */
export interface TokenClaims {
  sub: string;
  jti: string;
}

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    config: Config,
    private readonly actors: ActorService,
  ) {
    // Given a text, jsonwebtoken tries to read a public key in it on every call, which costs more than all the rest of
    // the check. It takes keys; the typings of what passes them on don't say so.
    const key = createSecretKey(config.jwtSecret, 'utf8') as unknown as Buffer;
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: key,
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: SESSION_AUDIENCE,
    });
  }

  async validate(claims: TokenClaims): Promise<Actor> {
    const actor = await this.actors.read(claims.jti, Number(claims.sub));
    if (!actor) throw new AppError('NOT_AUTHENTICATED');
    return actor;
  }
}
