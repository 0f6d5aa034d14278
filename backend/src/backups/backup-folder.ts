import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../config/private-modes.js';
import { BackupError } from './backup-error.js';
import { Sealing, type Bytes } from './sealing.js';

const PLAIN_MANIFEST = 'manifest.json';
const SEALED_MANIFEST = 'manifest.sealed';
/** The file names that a backup may contain. Names from a manifest become paths, so nothing else is accepted. */
const NAME = /^(?:database\.(?:sqlite|sql)|jwt-secret|(?:photos|documents)\/[0-9a-f]{32}\.[a-z]{3,4})$/;

const manifestSchema = z.object({
  format: z.literal(1),
  version: z.string(),
  engine: z.enum(['sqlite', 'mariadb', 'mysql']),
  lastMigration: z.number(),
  takenAt: z.string(),
  counts: z.record(z.string(), z.number()),
  /** The position of the server's binary log at that moment, if the server keeps one. */
  log: z
    .object({
      database: z.string(),
      file: z.string(),
      position: z.number(),
      /** When the server began that file. Missing in older backups. */
      begun: z.string().optional(),
      /** When the database was read, or a moment later. Missing in older backups. */
      at: z.string().optional(),
    })
    .optional(),
  files: z.record(z.string().regex(NAME), z.object({ bytes: z.number(), sha256: z.string() })),
});
/** The content of a backup. Sizes and checksums are those of the stored files, encrypted or not. */
export type Manifest = z.infer<typeof manifestSchema>;
export type EngineName = Manifest['engine'];
export type KeptFiles = Manifest['files'];

/** A backup on disk: a folder with a manifest, the database, photos and documents. */
export class BackupFolder {
  private readonly sealing?: Sealing;

  constructor(
    readonly path: string,
    private readonly key?: string,
    private readonly signal?: AbortSignal,
  ) {
    if (key !== undefined) this.sealing = new Sealing(key);
  }

  get isSealed(): boolean {
    return this.key !== undefined;
  }

  /** @returns size and checksum of the written file */
  async write(name: string, content: Bytes): Promise<KeptFiles[string]> {
    const file = join(this.path, name);
    mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
    const hash = createHash('sha256');
    let bytes = 0;
    const written = this.sealing ? this.sealing.seal(name, content) : content;
    try {
      await pipeline(
        written,
        async function* count(parts: Bytes) {
          for await (const part of parts) {
            hash.update(part);
            bytes += part.length;
            yield part;
          }
        },
        createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE, flush: true }),
        { signal: this.signal },
      );
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
      throw isFull ? new BackupError(`There is no room for the backup in ${dirname(this.path)}.`) : error;
    }
    return { bytes, sha256: hash.digest('hex') };
  }

  read(name: string): Bytes {
    const content: Bytes = createReadStream(join(this.path, name));
    return this.sealing ? this.sealing.open(name, content) : content;
  }

  async writeManifest(manifest: Manifest): Promise<void> {
    const text = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
    await this.write(this.isSealed ? SEALED_MANIFEST : PLAIN_MANIFEST, of(text));
  }

  /** @throws BackupError if it is not a backup, was made with another key, or doesn't match its manifest */
  async verify(): Promise<Manifest> {
    const manifest = await this.readManifest();
    const manifestName = this.isSealed ? SEALED_MANIFEST : PLAIN_MANIFEST;
    const expected = new Set([manifestName, ...Object.keys(manifest.files)]);
    const strange = filesIn(this.path).find((name) => !expected.has(name));
    if (strange !== undefined) throw new BackupError(`${strange} is not in the manifest of this backup.`);
    for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
      const file = join(this.path, name);
      if (!existsSync(file)) throw new BackupError(`${name} of this backup is missing.`);
      const hash = createHash('sha256');
      let length = 0;
      for await (const part of createReadStream(file) as Bytes) {
        hash.update(part);
        length += part.length;
      }
      if (length !== bytes) throw new BackupError(`${name} has ${length} bytes in place of ${bytes}.`);
      if (hash.digest('hex') !== sha256) throw new BackupError(`${name} was altered since the backup.`);
    }
    return manifest;
  }

  private async readManifest(): Promise<Manifest> {
    const [isPlain, isSealed] = [PLAIN_MANIFEST, SEALED_MANIFEST].map((name) =>
      existsSync(join(this.path, name)),
    );
    if (!isPlain && !isSealed) throw new BackupError(`${this.path} is no whole backup: it has no manifest.`);
    if (isSealed && !this.isSealed) throw new BackupError('This backup is encrypted: give its BACKUP_KEY.');
    if (isPlain && this.isSealed)
      throw new BackupError('This backup is not encrypted: leave BACKUP_KEY out to restore it.');
    const parts: Buffer[] = [];
    for await (const part of this.read(this.isSealed ? SEALED_MANIFEST : PLAIN_MANIFEST)) parts.push(part);
    const parsed = manifestSchema.safeParse(parsedJson(Buffer.concat(parts).toString()));
    if (!parsed.success) throw new BackupError('The manifest of this backup is damaged.');
    return parsed.data;
  }
}

export async function* of(content: Buffer): Bytes {
  yield content;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
