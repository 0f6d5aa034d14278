import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { openPromise, type Entry } from 'yauzl';
import { UnknownFormatError } from './csv-format.js';

export interface CsvFile {
  name: string;
  /** Size in bytes, unpacked. */
  size: number;
  modifiedAt: Date;
  open(): Promise<Readable>;
}

export interface CsvFiles extends AsyncDisposable {
  files: CsvFile[];
}

const isCsv = (name: string) => /\.csv$/i.test(name) && !name.includes('__MACOSX');
/** A zip of the ONS contains its data twice: as one file, and again divided by area. */
const isPart = (name: string) => /(^|[\\/])multi_csv[\\/]/i.test(name);

/** The CSV files of a zip, a folder (and the folders in it), or the one file itself. */
export async function openCsvFiles(path: string): Promise<CsvFiles> {
  const { files, close } = /\.zip$/i.test(path) ? await inZip(path) : await onDisk(path);
  const whole = files.filter(({ name }) => !isPart(name));
  const largest = Math.max(...files.map(({ size }) => size));
  return { files: whole.some(({ size }) => size === largest) ? whole : files, [Symbol.asyncDispose]: close };
}

interface Opened {
  files: CsvFile[];
  close(): Promise<void>;
}

async function onDisk(path: string): Promise<Opened> {
  const info = await stat(path);
  const paths = info.isDirectory() ? await csvPathsIn(path) : [path];
  const files = await Promise.all(
    paths.map(async (file) => {
      const { size, mtime } = await stat(file);
      return {
        name: info.isDirectory() ? relative(path, file) : file,
        size,
        modifiedAt: mtime,
        open: async () => createReadStream(file),
      };
    }),
  );
  return { files, close: async () => undefined };
}

async function csvPathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isCsv(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function inZip(path: string): Promise<Opened> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw new UnknownFormatError(`${basename(path)}: not a readable zip (${error.message})`);
  });
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (isCsv(entry.fileName)) entries.push(entry);
  return {
    files: entries.map((entry) => ({
      name: entry.fileName,
      size: entry.uncompressedSize,
      modifiedAt: entry.getLastModDate(),
      open: () => zip.openReadStreamPromise(entry),
    })),
    close: async () => zip.close(),
  };
}
