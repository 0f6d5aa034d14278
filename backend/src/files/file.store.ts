import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { AppError } from '../common/app-error.js';
import { LazyValue } from '../common/lazy-value.js';
import { Config } from '../config/config.js';
import { makePrivateFolder } from '../config/private-folder.js';

const PART = 500;
const S3_CONNECT_MS = 2000;
const S3_ANSWER_MS = 5000;
const S3_TRIES = 2;

/** Where files of one kind are stored: a folder in the data directory, or a prefix in the S3-compatible store. */
export interface FilePlace {
  folder: string;
  prefix: string;
}

/** Stores files under unguessable keys, in a local folder or an S3-compatible store. */
export abstract class FileStore {
  /** Time limit of each attempt, so that a store that hangs does not hold up requests. */
  s3AnswerMs = S3_ANSWER_MS;
  private readonly logger = new Logger('FileStore');
  private readonly disk = new LazyValue(() => openDisk(this.config, this.place.folder, this.s3AnswerMs));

  protected constructor(
    private readonly config: Config,
    private readonly place: FilePlace,
  ) {}

  /** @throws AppError UNAVAILABLE if the store is full or down */
  async put(key: string, content: Buffer, contentType: string): Promise<void> {
    try {
      const disk = await this.disk.get();
      await disk.put(this.pathOf(key), content, { contentType });
    } catch (error) {
      // A full disk leaves the beginning of the file behind; S3 only stores complete files.
      if (!this.config.s3) await this.delete(key).catch(() => undefined);
      throw this.unavailable(error);
    }
  }

  /** @throws AppError UNAVAILABLE if the store is down */
  async get(key: string): Promise<Buffer | undefined> {
    try {
      const disk = await this.disk.get();
      return Buffer.from(await disk.getBytes(this.pathOf(key)));
    } catch (error) {
      if (error instanceof errors.E_CANNOT_READ_FILE && isMissing(error.cause)) return undefined;
      throw this.unavailable(error);
    }
  }

  async delete(key: string): Promise<void> {
    const disk = await this.disk.get();
    await disk.delete(this.pathOf(key));
  }

  /** The keys of all files, in batches. */
  async *keys(): AsyncGenerator<string[]> {
    const disk = await this.disk.get();
    let paginationToken: string | undefined;
    do {
      const part = await disk.listAll(this.prefix, { recursive: true, paginationToken });
      paginationToken = part.paginationToken;
      const keys = [...part.objects].flatMap((object) =>
        object.isFile ? [object.key.slice(this.prefix.length)] : [],
      );
      for (let from = 0; from < keys.length; from += PART) yield keys.slice(from, from + PART);
    } while (paginationToken !== undefined);
  }

  /** When it was stored, in epoch milliseconds. */
  async putAt(key: string): Promise<number> {
    const disk = await this.disk.get();
    return (await disk.getMetaData(this.pathOf(key))).lastModified.getTime();
  }

  /** The cause is logged; the caller is only asked to try again later. */
  private unavailable(error: unknown): AppError {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    this.logger.error(`${String(error)}: ${String(cause)}`);
    return new AppError('UNAVAILABLE');
  }

  /** On the local disk each kind has a folder of its own; a bucket is shared. */
  private get prefix(): string {
    return this.config.s3 ? this.place.prefix : '';
  }

  private pathOf(key: string): string {
    return `${this.prefix}${key}`;
  }
}

async function openDisk({ s3, dataDir }: Config, folder: string, s3AnswerMs: number): Promise<Disk> {
  if (!s3) {
    const location = join(dataDir, folder);
    makePrivateFolder(location);
    return new Disk(new FSDriver({ location, visibility: 'private' }));
  }
  // Loaded only if it is used, because it includes the whole AWS client.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = s3;
  return new Disk(
    new S3Driver({
      bucket,
      region,
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: S3_TRIES,
      requestHandler: {
        connectionTimeout: S3_CONNECT_MS,
        requestTimeout: s3AnswerMs,
        throwOnRequestTimeout: true,
      },
      visibility: 'private',
      supportsACL: false,
      // Many compatible stores support only the checksums that S3 has always required.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

function isMissing(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT');
}
