import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { CleanersModule } from '../cleaners/cleaners.module.js';
import { Config } from '../config/config.js';
import { UsersModule } from '../users/users.module.js';
import { AccessGuard } from './access.guard.js';
import { AccountMails } from './account-mails.js';
import { ActorReader } from './actor-reader.js';
import { AdminAccount } from './admin-account.js';
import { CommonPasswords } from './common-passwords.js';
import { JwtStrategy } from './jwt.strategy.js';
import { NewUsers } from './new-users.js';
import { PasswordHasher } from './password-hasher.js';
import { RecoveryCodes } from './recovery-codes.js';
import { RegistrationController } from './registration.controller.js';
import { Registration } from './registration.js';
import { SecondStep } from './second-step.js';
import { Sessions } from './sessions.js';
import { SignInController } from './sign-in.controller.js';
import { SignInLimits } from './sign-in-limits.js';
import { SignIn } from './sign-in.js';
import { ISSUER, Tokens } from './tokens.js';

@Module({
  imports: [
    PassportModule,
    UsersModule,
    CleanersModule,
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: ({ jwtSecret }: Config) => ({
        secret: jwtSecret,
        signOptions: { algorithm: 'HS256', issuer: ISSUER },
        verifyOptions: { algorithms: ['HS256'], issuer: ISSUER },
      }),
    }),
  ],
  controllers: [SignInController, RegistrationController],
  providers: [
    AccountMails,
    ActorReader,
    AdminAccount,
    CommonPasswords,
    JwtStrategy,
    NewUsers,
    PasswordHasher,
    RecoveryCodes,
    Registration,
    SecondStep,
    Sessions,
    SignIn,
    SignInLimits,
    Tokens,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [NewUsers, PasswordHasher],
})
export class AuthModule {}
