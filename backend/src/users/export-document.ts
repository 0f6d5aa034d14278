import { setImmediate } from 'node:timers/promises';
import { ExportedPages } from './exported-rows.js';

/** A long list whose first page has been read. */
interface BegunList {
  name: string;
  first: readonly object[];
  rest: AsyncGenerator<readonly object[], void>;
}

/**
 * The text of a JSON object with these fields, in pieces; long lists come last. Resolves once the first page of each
 * list is read, so that a database error at the beginning can still be answered as an error.
 */
export async function openDocument(fields: ReadonlyMap<string, unknown>): Promise<AsyncGenerator<string>> {
  const held = [...fields].filter(([, value]) => !(value instanceof ExportedPages));
  const lists = [...fields].flatMap(([name, value]) =>
    value instanceof ExportedPages ? [begin(name, value)] : [],
  );
  return writeDocument(Object.fromEntries(held), await Promise.all(lists));
}

async function begin(name: string, pages: ExportedPages): Promise<BegunList> {
  const rest = pages.read();
  const first = await rest.next();
  return { name, first: first.value ?? [], rest };
}

async function* writeDocument(held: object, lists: readonly BegunList[]): AsyncGenerator<string> {
  let separator = Object.keys(held).length > 0 ? ',' : '';
  yield JSON.stringify(held).slice(0, -1);
  for (const { name, first, rest } of lists) {
    yield `${separator}${JSON.stringify(name)}:[${rowsOf(first)}`;
    separator = ',';
    for await (const page of rest) {
      // SQLite answers synchronously, so without a pause a fast client would block everybody else until the end.
      await setImmediate();
      if (page.length > 0) yield `,${rowsOf(page)}`;
    }
    yield ']';
  }
  yield '}';
}

const rowsOf = (page: readonly object[]) => JSON.stringify(page).slice(1, -1);
