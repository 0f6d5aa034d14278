import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { openDocument } from './export-document.js';
import { ExportedPages } from './exported-rows.js';

/** A list of this many rows, and the ids after which it was read. */
function listOf(many: number) {
  const asked: number[] = [];
  const pages = new ExportedPages(async (afterId, limit) => {
    asked.push(afterId);
    return Array.from({ length: Math.min(limit, many - afterId) }, (_, index) => ({
      id: afterId + index + 1,
    }));
  });
  return { pages, asked };
}

const read = async (fields: Record<string, unknown>) =>
  JSON.parse(await text(Readable.from(await openDocument(new Map(Object.entries(fields))))));

describe('the document of an export', () => {
  it.each([0, 1, 999, 1000, 1001, 2000, 2500])('has each of %i rows once', async (many) => {
    const rows = Array.from({ length: many }, (_, index) => ({ id: index + 1 }));
    const document = { before: 'kept', list: rows, other: [{ id: 1 }], after: null };
    expect(await read({ ...document, list: listOf(many).pages, other: listOf(1).pages })).toEqual(document);
  });

  it('can be of long lists alone', async () => {
    expect(await read({ list: listOf(2).pages })).toEqual({ list: [{ id: 1 }, { id: 2 }] });
  });

  it('reads the first page of each list before anything is sent, and no other', async () => {
    const lists = [listOf(5000), listOf(5000)] as const;
    await openDocument(new Map(lists.map(({ pages }, index) => [`list${index}`, pages])));
    expect(lists.map(({ asked }) => asked)).toEqual([[0], [0]]);
  });

  it('is read no further once nobody takes it', async () => {
    const { pages, asked } = listOf(1_000_000);
    const document = Readable.from(await openDocument(new Map([['list', pages]])), { objectMode: false });
    expect(String((await document.take(1).toArray())[0])).toMatch(/^\{/);
    expect(document.destroyed).toBe(true);
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(asked.length).toBeLessThan(5);
  });
});
