import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { AppError } from '../common/app-error.js';
import { BoundedQueue } from '../common/bounded-queue.js';
import { isPhoto } from './photo-format.js';

/** A small file can decode to gigabytes, so a picture with more pixels is refused. */
export const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 800;
const QUALITY = 82;
const AT_ONCE = 2;
const MAX_WAITING = 32;

/**
 * Re-encodes every upload: decodes it, turns it upright, scales it down and drops metadata. Nothing of the uploaded
 * file itself is stored.
 */
@Injectable()
export class PhotoProcessorService {
  private readonly queue = new BoundedQueue(AT_ONCE, MAX_WAITING);

  /** @returns WebP @throws AppError FILE_TYPE */
  async process(file: Buffer): Promise<Buffer> {
    if (!isPhoto(file)) throw new AppError('FILE_TYPE');
    return this.queue.run(() => redraw(file));
  }
}

async function redraw(file: Buffer): Promise<Buffer> {
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw new AppError('FILE_TYPE');
  }
}
