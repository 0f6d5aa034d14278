/** `admin <reset-password|reset-two-factor>`: restores access to the admin's account for whoever runs the server. */
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module.js';
import { AdminRecoveryService } from '../src/auth/registration/admin-recovery.service.js';
import { BackupError } from '../src/backups/backup-error.js';
import { AppError } from '../src/common/app-error.js';
import { loadConfig } from '../src/config/load-config.js';
import { endWith } from './command-line.js';

const USAGE = 'usage: npm run admin -- reset-password | reset-two-factor';

const ACTS: Record<string, (recovery: AdminRecoveryService) => Promise<string>> = {
  'reset-password': async (recovery) => {
    const { url, until } = await recovery.makePasswordLink();
    return `Choose a new password until ${new Date(until).toISOString()}; the link works once and ends all sessions:\n  ${url}`;
  },
  'reset-two-factor': async (recovery) => {
    await recovery.turnTwoFactorOff();
    return 'Two-factor authentication of the admin is off; all sessions and API keys have ended.';
  },
};

try {
  const act = ACTS[process.argv[2] ?? ''];
  if (!act) throw new BackupError(USAGE);
  const app = await NestFactory.createApplicationContext(AppModule.with(loadConfig(process.env)), {
    logger: ['error'],
    abortOnError: false,
  });
  try {
    console.log(await act(app.get(AdminRecoveryService, { strict: false })));
  } finally {
    await app.close();
  }
} catch (error) {
  endWith(error instanceof AppError ? new BackupError(error.message) : error);
  // An application that failed to start can't be closed, and may have open connections.
  process.exit();
}
