import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { type Answer, servedOf } from './answers';
import { renderPage } from './render-page';

interface Task {
  id: number;
  /** The name of the page, as in `scripts/pages.mjs`. */
  page: string;
  path: string;
  /** JSON of an `Answer`, as the API would send it. */
  answer: string;
}

/** Written beside the built worker by `scripts/prerender.mjs`. */
interface Pages {
  html: string;
  scripts: Record<string, string>;
}

/** Renders one page after the other, and answers each task with its HTML or an error. */
function listen(port: NonNullable<typeof parentPort>): void {
  const { html, scripts: scriptsOf }: Pages = JSON.parse(
    readFileSync(join(import.meta.dirname, 'pages.json'), 'utf8'),
  );
  const render = async ({ page, path, answer }: Task) => {
    const scripts = scriptsOf[page];
    if (scripts === undefined) throw new Error(`${page} is not a page that the server renders`);
    return renderPage(
      path,
      { html, scripts, hydratesLazily: true },
      servedOf(path, JSON.parse(answer) as Answer),
    );
  };
  let turn = Promise.resolve();
  port.on('message', (task: Task) => {
    turn = turn.then(async () => {
      const rendered = await render(task).then(
        (html) => ({ html }),
        (error: unknown) => ({ error: String(error) }),
      );
      port.postMessage({ id: task.id, ...rendered });
    });
  });
}

// The build renders pages itself; the server does it in a thread beside the API.
if (parentPort) listen(parentPort);
