/**
 * Prints the listeners of each event with phase and order; with `--write` or `--check` the list in
 * docs/architecture.md is rewritten or compared. Starts the modules only.
 */
import 'reflect-metadata';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../src/config/load-config.js';
import { createApp } from '../src/create-app.js';
import { EventBus } from '../src/events/event-bus.js';

const PAGE = join(import.meta.dirname, '../../../docs/architecture.md');
const MARKED = /(?<=<!-- events -->\n)[^]*(?=<!-- \/events -->)/;
const dataDir = mkdtempSync(join(tmpdir(), 'tidyhearth-events-'));

try {
  const config = loadConfig({
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    ADMIN_PASSWORD: 'not-used-here',
    LOG_LEVEL: 'error',
  });
  const app = await createApp(config);
  const listeners = app.get(EventBus).listeners().all();
  const width = Math.max(...listeners.map(({ event }) => event.name.length));
  const lines = listeners.map(
    ({ event, phase, order, name }) =>
      `${event.name.padEnd(width)}  ${phase.padEnd(11)} ${String(order).padStart(4)}  ${name}`,
  );
  await app.close();
  const list = `\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n\n`;
  const page = readFileSync(PAGE, 'utf8');
  if (process.argv.includes('--write')) {
    writeFileSync(
      PAGE,
      page.replace(MARKED, () => list),
    );
  } else if (process.argv.includes('--check')) {
    if (page.match(MARKED)?.[0] !== list) {
      console.error('docs/architecture.md lists other listeners. To update it: npm run events -- --write');
      process.exitCode = 1;
    }
  } else {
    console.log(lines.join('\n'));
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
