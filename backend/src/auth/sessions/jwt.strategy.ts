import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { SecretsService } from '../../config/secrets.service.js';
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
    secrets: SecretsService,
    private readonly actors: ActorService,
  ) {
    // Given a string, jsonwebtoken tries to parse it as a public key on every call, which costs more than the rest of
    // the check. A KeyObject works, though passport-jwt's typings don't allow it.
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKeyProvider: (_request, token: string, done) => {
        const key = secrets.findTokenKey(token) as unknown as Buffer | undefined;
        done(key ? null : new AppError('NOT_AUTHENTICATED'), key);
      },
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
