import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../config/config.js';

/** What a person needs after the start: where to click. */
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
    '',
  ];
  console.log(lines.join('\n'));
}
