import { EventBus } from '../src/events/event-bus.js';
import { keepList } from './kept-list.js';
import type { App } from './with-modules.js';

/** The listeners of each event with phase and order, see `keepList`. */
export function keepEventList(app: App): void {
  const listeners = app.get(EventBus).listeners().all();
  const width = Math.max(...listeners.map(({ event }) => event.name.length));
  const lines = listeners.map(
    ({ event, phase, order, name }) =>
      `${event.name.padEnd(width)}  ${phase.padEnd(11)} ${String(order).padStart(4)}  ${name}`,
  );
  keepList({
    page: 'events.md',
    mark: 'events',
    lines,
    text: `\n\`\`\`\n${lines.join('\n')}\n\`\`\`\n\n`,
    command: 'npm run events -- --write',
  });
}
