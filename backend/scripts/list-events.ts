/**
 * Prints the listeners of each event with phase and order; with `--write` or `--check` the list in
 * docs/architecture.md is rewritten or compared. Starts the modules only.
 */
import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../src/config/load-config.js';
import { createApp } from '../src/create-app.js';
import { EventBus } from '../src/events/event-bus.js';
import { keepList } from './kept-list.js';

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
  keepList({
    page: 'architecture.md',
    mark: 'events',
    lines,
    text: `\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n\n`,
    command: 'npm run events -- --write',
  });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
