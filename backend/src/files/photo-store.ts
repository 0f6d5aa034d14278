import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { Config } from '../config/config.js';

/** Photos under keys that nobody can guess, in a local folder or an S3-compatible store. */
@Injectable()
export class PhotoStore {
  private readonly disk: Disk;

  constructor(config: Config) {
    this.disk = new Disk(config.s3 ? s3Driver(config.s3) : localDriver(config.dataDir));
  }

  async put(key: string, photo: Buffer): Promise<void> {
    await this.disk.put(key, photo, { contentType: 'image/webp' });
  }

  async get(key: string): Promise<Buffer | undefined> {
    try {
      return Buffer.from(await this.disk.getBytes(key));
    } catch (error) {
      if (error instanceof errors.E_CANNOT_READ_FILE && isMissing(error.cause)) return undefined;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await this.disk.delete(key);
  }
}

const localDriver = (dataDir: string) =>
  new FSDriver({ location: join(dataDir, 'photos'), visibility: 'private' });

const s3Driver = ({ bucket, endpoint, region, accessKeyId, secretAccessKey }: NonNullable<Config['s3']>) =>
  new S3Driver({
    bucket,
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    supportsACL: false,
  });

function isMissing(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT');
}
