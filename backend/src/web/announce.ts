import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { messageOf } from '../common/message-of.js';
import type { Config } from '../config/config.js';
import { GeoStatusService } from '../geo/geo-status.service.js';

/** Prints, after the start, the application's addresses and who can sign in. */
export async function announce(app: NestFastifyApplication, config: Config): Promise<void> {
  const address = await app.getUrl();
  const base = config.isProduction
    ? config.publicUrl
    : address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost');
  const lines = [
    '',
    'Tidyhearth is ready',
    `  Site      ${base}/`,
    `  Console   ${base}/admin/`,
    `  API       ${base}/api`,
    `  API page  ${base}/api/docs`,
    ...(config.isProduction ? [] : [`  Mails     ${base}/email-test`]),
    // The server already accepts requests, even if the database is down for a moment.
    ...(await storedLines(app, config).catch((error: unknown) => [
      '',
      `not all could be read: ${messageOf(error)}`,
    ])),
    '',
  ];
  console.log(lines.join('\n'));
}

/** What only the database can tell. */
async function storedLines(app: NestFastifyApplication, config: Config): Promise<string[]> {
  const { precision } = await app.get(GeoStatusService, { strict: false }).current();
  return [
    ...(config.demoData ? await demoLines(app) : []),
    ...(precision === 'starter'
      ? ['', 'starter postcode table in use: npm run geo:import <file> for full precision']
      : []),
  ];
}

/** Empty without a demo market. */
async function demoLines(app: NestFastifyApplication): Promise<string[]> {
  const { DemoMarketService } = await import('../demo/demo-market.service.js');
  if (!(await app.get(DemoMarketService, { strict: false }).hasDemoAccounts())) return [];
  const { DEMO_PASSWORD, DEMO_PEOPLE, demoAddress } = await import('../demo/demo-accounts.js');
  const { customer, cleaner, applicant } = DEMO_PEOPLE;
  return [
    '',
    `Demo accounts, all with the password ${DEMO_PASSWORD}`,
    `  Customer  ${demoAddress(customer.mailbox)}`,
    `  Cleaner   ${demoAddress(cleaner.mailbox)}`,
    `  Applicant ${demoAddress(applicant.mailbox)} (a cleaner whose application waits in the console)`,
  ];
}
