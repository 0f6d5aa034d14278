import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { Config } from '../config/config.js';
import { ActorReader } from './actor-reader.js';
import { ISSUER, SESSION_AUDIENCE } from './tokens.js';

/** What our tokens say: whose, and which row of `sessions` keeps them alive. */
export interface TokenClaims {
  sub: string;
  jti: string;
}

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(
    config: Config,
    private readonly actors: ActorReader,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.jwtSecret,
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
