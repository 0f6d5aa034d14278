import { counting, merged, noting } from './dump-text.js';

async function* inParts(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function textOf(content: AsyncIterable<Buffer>) {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts).toString();
}

const DUMP = `-- CHANGE MASTER TO MASTER_LOG_FILE='changes.000012', MASTER_LOG_POS=4711;
CREATE TABLE \`a\` (
  \`n\` int
);
INSERT INTO \`a\` VALUES (1,'x);\\nINSERT INTO \`b\` VALUES (');
INSERT INTO \`a\` VALUES (2,'ü VALUES (');
commit;
INSERT INTO \`b\` VALUES (3);
INSERT INTO \`a\` VALUES (4,NULL);
`;

describe.each([1, 7, 1000])('a dump that comes in parts of %i bytes', (size) => {
  it('is counted by table, and not changed', async () => {
    const counts = { a: 0, b: 0, c: 0 };
    expect(await textOf(counting(inParts(DUMP, size), counts))).toBe(DUMP);
    expect(counts).toEqual({ a: 3, b: 1, c: 0 });
  });

  it('says where the log stood', async () => {
    const note = jest.fn();
    expect(await textOf(noting(inParts(DUMP, size), note))).toBe(DUMP);
    expect(note.mock.calls).toEqual([[{ file: 'changes.000012', position: 4711 }]]);
  });

  it('is loaded with one statement for the rows of a table that follow one another', async () => {
    const loaded = await textOf(merged(inParts(DUMP, size)));
    expect(loaded.split('\n').slice(4)).toEqual([
      String.raw`INSERT INTO ${'`a`'} VALUES (1,'x);\nINSERT INTO ${'`b`'} VALUES ('),(2,'ü VALUES (');`,
      'commit;',
      'INSERT INTO `b` VALUES (3);',
      'INSERT INTO `a` VALUES (4,NULL);',
      '',
    ]);
  });
});
