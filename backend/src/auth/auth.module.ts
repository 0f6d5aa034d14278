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
import { SessionExport } from './session-export.js';
import { Sessions } from './sessions.js';
import { SignInController } from './sign-in.controller.js';
import { SignInLimits } from './sign-in-limits.js';
import { SignIn } from './sign-in.js';
import { ISSUER, Tokens } from './tokens.js';
import { ChangeEmail } from './change-email.js';
import { ChangePassword } from './change-password.js';
import { CredentialsController } from './credentials.controller.js';
import { Deactivation } from './deactivation.js';
import { EmailVerification } from './email-verification.js';
import { EndSessions } from './listeners/end-sessions.js';
import { PasswordCheck } from './password-check.js';
import { PasswordReset } from './password-reset.js';
import { PurgeExpired } from './purge.js';
import { KnownDevices } from './known-devices.js';
import { LimitsGuard } from './throttling/limits.guard.js';
import { ThrottlingModule } from './throttling/throttling.module.js';
import { TwoFactor } from './two-factor.js';
import { VerificationController } from './verification.controller.js';

@Module({
  imports: [
    PassportModule,
    ThrottlingModule,
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
  controllers: [SignInController, RegistrationController, CredentialsController, VerificationController],
  providers: [
    AccountMails,
    ActorReader,
    AdminAccount,
    ChangeEmail,
    ChangePassword,
    CommonPasswords,
    Deactivation,
    EmailVerification,
    EndSessions,
    JwtStrategy,
    KnownDevices,
    NewUsers,
    PasswordCheck,
    PasswordHasher,
    PasswordReset,
    PurgeExpired,
    RecoveryCodes,
    Registration,
    SecondStep,
    SessionExport,
    Sessions,
    SignIn,
    SignInLimits,
    Tokens,
    TwoFactor,
    { provide: APP_GUARD, useClass: LimitsGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [NewUsers, PasswordHasher],
})
export class AuthModule {}
