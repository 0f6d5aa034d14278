import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule, JwtSecretRequestType } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { CleanersModule } from '../cleaners/cleaners.module.js';
import { SecretsService } from '../config/secrets.service.js';
import { UsersModule } from '../users/users.module.js';
import { ApiKeyExportListener } from './api-keys/api-key-export.listener.js';
import { ApiKeysController } from './api-keys/api-keys.controller.js';
import { ApiKeysService } from './api-keys/api-keys.service.js';
import { EndApiKeysListener } from './api-keys/end-api-keys.listener.js';
import { KeyCallsService } from './api-keys/key-calls.service.js';
import { KeyUsesService } from './api-keys/key-uses.service.js';
import { CallerHoldModule } from './sessions/caller-hold.module.js';
import { AccessGuard } from './sessions/access.guard.js';
import { AccountMailsService } from './account-mails.service.js';
import { ActorService } from './sessions/actor.service.js';
import { AdminAccountService } from './registration/admin-account.service.js';
import { AdminRecoveryService } from './registration/admin-recovery.service.js';
import { ConfirmService } from './credentials/confirm.service.js';
import { ChangeSidesController } from './registration/change-sides.controller.js';
import { ChangeSidesService } from './registration/change-sides.service.js';
import { CommonPasswordsService } from './credentials/common-passwords.service.js';
import { JwtStrategy } from './sessions/jwt.strategy.js';
import { FirstPasswordService } from './registration/first-password.service.js';
import { NewUsersService } from './registration/new-users.service.js';
import { PasswordHasherService } from './credentials/password-hasher.service.js';
import { RecoveryCodesService } from './two-factor/recovery-codes.service.js';
import { ResealJob } from './keys/reseal.job.js';
import { RegistrationController } from './registration/registration.controller.js';
import { RegistrationService } from './registration/registration.service.js';
import { SecondStepService } from './two-factor/second-step.service.js';
import { SessionExportListener } from './sessions/session-export.listener.js';
import { SessionLimitsService } from './sessions/session-limits.service.js';
import { SessionsService } from './sessions/sessions.service.js';
import { RefusedCallsJob } from './sessions/refused-calls.job.js';
import { RefusedCallsService } from './sessions/refused-calls.service.js';
import { SignInExportListener } from './sign-in/sign-in-export.listener.js';
import { SignInController } from './sign-in/sign-in.controller.js';
import { SignInLimitsService } from './sign-in/sign-in-limits.service.js';
import { SignInService } from './sign-in/sign-in.service.js';
import { ISSUER, TokensService } from './sessions/tokens.service.js';
import { ChangeEmailService } from './credentials/change-email.service.js';
import { ChangePasswordService } from './credentials/change-password.service.js';
import { CredentialsController } from './credentials/credentials.controller.js';
import { DeactivationService } from './credentials/deactivation.service.js';
import { EmailChangeEndingListener } from './credentials/email-change-ending.listener.js';
import { EmailVerificationService } from './registration/email-verification.service.js';
import { EndSessionsListener } from './sessions/end-sessions.listener.js';
import { PasswordChangeLimitService } from './credentials/password-change-limit.service.js';
import { PasswordCheckService } from './credentials/password-check.service.js';
import { PasswordResetService } from './credentials/password-reset.service.js';
import { PurgeExpiredJob } from './purge-expired.job.js';
import { KnownDevicesService } from './sign-in/known-devices.service.js';
import { KeyCallers } from '../throttling/key-callers.js';
import { LimitsGuard } from '../throttling/limits.guard.js';
import { ThrottlingModule } from '../throttling/throttling.module.js';
import { TwoFactorRemovalService } from './two-factor/two-factor-removal.service.js';
import { TwoFactorService } from './two-factor/two-factor.service.js';
import { VerificationController } from './registration/verification.controller.js';

@Module({
  imports: [
    PassportModule,
    ThrottlingModule,
    CallerHoldModule,
    UsersModule,
    CleanersModule,
    JwtModule.registerAsync({
      inject: [SecretsService],
      useFactory: (secrets: SecretsService) => ({
        secretOrKeyProvider: (kind: JwtSecretRequestType, token: unknown) =>
          kind === JwtSecretRequestType.SIGN ? secrets.signingKey.key : secrets.getTokenKey(String(token)),
        signOptions: { algorithm: 'HS256', issuer: ISSUER, keyid: secrets.signingKey.id },
        verifyOptions: { algorithms: ['HS256'], issuer: ISSUER },
      }),
    }),
  ],
  controllers: [
    SignInController,
    RegistrationController,
    ChangeSidesController,
    CredentialsController,
    VerificationController,
    ApiKeysController,
  ],
  providers: [
    AccountMailsService,
    ActorService,
    AdminAccountService,
    AdminRecoveryService,
    ApiKeyExportListener,
    ApiKeysService,
    ChangeEmailService,
    ChangePasswordService,
    ChangeSidesService,
    CommonPasswordsService,
    ConfirmService,
    DeactivationService,
    EmailChangeEndingListener,
    EmailVerificationService,
    EndApiKeysListener,
    EndSessionsListener,
    KeyCallsService,
    KeyUsesService,
    JwtStrategy,
    KnownDevicesService,
    FirstPasswordService,
    NewUsersService,
    PasswordChangeLimitService,
    PasswordCheckService,
    PasswordHasherService,
    PasswordResetService,
    PurgeExpiredJob,
    RecoveryCodesService,
    RegistrationService,
    ResealJob,
    SecondStepService,
    SessionExportListener,
    SessionLimitsService,
    SignInExportListener,
    RefusedCallsJob,
    RefusedCallsService,
    SessionsService,
    SignInService,
    SignInLimitsService,
    TokensService,
    TwoFactorRemovalService,
    TwoFactorService,
    { provide: KeyCallers, useExisting: KeyCallsService },
    { provide: APP_GUARD, useClass: LimitsGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [
    ApiKeysService,
    NewUsersService,
    PasswordHasherService,
    SessionLimitsService,
    TwoFactorRemovalService,
  ],
})
export class AuthModule {}
