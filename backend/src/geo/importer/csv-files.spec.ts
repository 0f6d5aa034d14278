import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { openCsvFiles } from './csv-files.js';
import { UnknownFormatError } from './csv-format.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A zip as its specification has it: each file behind its local header, then the directory and its end record. */
function zipOf(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(Buffer.byteLength(content), 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), shared, tail, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, entries, Buffer.from('PK\u0005\u0006'), end]);
}

async function contentsOf(path: string): Promise<Record<string, string>> {
  await using opened = await openCsvFiles(path);
  const contents: Record<string, string> = {};
  for (const file of opened.files) {
    contents[file.name] = await text(await file.open());
    expect(file.size).toBe(Buffer.byteLength(contents[file.name] ?? ''));
  }
  return contents;
}

it('opens the CSV files of a zip', async () => {
  const path = join(folder, 'codepo_gb.zip');
  await writeFile(
    path,
    zipOf({ 'Data/CSV/m.csv': 'M', 'Data/CSV/ox.csv': 'OX', 'Doc/licence.txt': 'terms' }),
  );
  expect(await contentsOf(path)).toEqual({ 'Data/CSV/m.csv': 'M', 'Data/CSV/ox.csv': 'OX' });
});

it('does not read the same data twice where the ONS packs it whole and cut up', async () => {
  const path = join(folder, 'NSPL_MAY_2025_UK.zip');
  await writeFile(
    path,
    zipOf({ 'Data/NSPL_MAY_2025_UK.csv': 'all', 'Data/multi_csv/NSPL_MAY_2025_UK_OX.csv': 'OX' }),
  );
  expect(Object.keys(await contentsOf(path))).toEqual(['Data/NSPL_MAY_2025_UK.csv']);
});

it('reads the cut-up files where there is no whole one', async () => {
  const path = join(folder, 'parts.zip');
  await writeFile(
    path,
    zipOf({ 'Data/multi_csv/A.csv': 'AA', 'Data/multi_csv/B.csv': 'BB', 'Documents/names.csv': 'x' }),
  );
  expect(Object.keys(await contentsOf(path))).toContain('Data/multi_csv/A.csv');
});

it('opens a folder with the folders in it, and a single file of any name', async () => {
  await mkdir(join(folder, 'CSV'));
  await writeFile(join(folder, 'CSV', 'ox.CSV'), 'OX');
  await writeFile(join(folder, 'readme.txt'), 'hello');
  expect(await contentsOf(folder)).toEqual({ [join('CSV', 'ox.CSV')]: 'OX' });
  expect(Object.values(await contentsOf(join(folder, 'readme.txt')))).toEqual(['hello']);
});

it('says so when a zip is none', async () => {
  const path = join(folder, 'broken.zip');
  await writeFile(path, 'not a zip');
  await expect(openCsvFiles(path)).rejects.toThrow(UnknownFormatError);
});
