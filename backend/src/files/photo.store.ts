import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { FileStore } from './file.store.js';

const WEBP = 'image/webp';

/** Photos, which anybody who knows their address may see. */
@Injectable()
export class PhotoStore extends FileStore {
  constructor(config: Config) {
    super(config, { folder: 'photos', prefix: '' });
  }

  override put(key: string, photo: Buffer): Promise<void> {
    return super.put(key, photo, WEBP);
  }
}
