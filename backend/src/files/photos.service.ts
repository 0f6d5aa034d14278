import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { OutcomeUnknownError, UnitOfWork } from '../database/unit-of-work.js';
import { ADDRESS, KEY } from './photo-address.js';
import { PhotoProcessorService } from './photo-processor.service.js';
import { readPhoto } from './photo-request.js';
import { PhotoStore } from './photo.store.js';

const KEY_BYTES = 16;
const newKey = () => `${randomBytes(KEY_BYTES).toString('hex')}.webp`;

/**
 * Puts the new address where it belongs and returns the one that stood there. It must lock the row before it reads, so
 * that of two uploads at once each replaces the other's and none is forgotten.
 */
export type SwapPhoto = (tx: Tx, address: string) => Promise<string | null>;

@Injectable()
export class PhotosService {
  private readonly logger = new Logger('Photos');

  constructor(
    private readonly processor: PhotoProcessorService,
    private readonly store: PhotoStore,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * The one way a photo gets in. The file comes before the row, so that no row names a file that isn't there; a file
   * whose row didn't come about is taken away again, a replaced one after the commit. Where nobody knows, both stay for
   * the nightly sweep to tell.
   *
   * @returns the address of the new photo
   */
  async replace(request: FastifyRequest, swap: SwapPhoto): Promise<string> {
    const photo = await this.processor.process(await readPhoto(request));
    const key = newKey();
    const address = `${ADDRESS}${key}`;
    await this.store.put(key, photo);
    try {
      await this.unitOfWork.run(async (tx) => {
        const replaced = await swap(tx, address);
        this.forget(tx, replaced);
      });
    } catch (error) {
      if (!(error instanceof OutcomeUnknownError)) this.remove(address);
      throw error;
    }
    return address;
  }

  /**
   * For pictures that the application made itself. Each gets a file of its own: replacing one person's photo takes its
   * file away.
   *
   * @returns its address
   */
  async add(webp: Buffer): Promise<string> {
    const key = newKey();
    await this.store.put(key, webp);
    return `${ADDRESS}${key}`;
  }

  /** For a row that names no photo any more. */
  forget(tx: Tx, address: string | null): void {
    tx.afterCommit(() => this.remove(address));
  }

  /** @throws AppError NOT_FOUND */
  async read(key: string): Promise<Buffer> {
    const photo = KEY.test(key) ? await this.store.get(key) : undefined;
    if (!photo) throw new AppError('NOT_FOUND');
    return photo;
  }

  /** In the background; a file that stays behind harms nobody, and the nightly sweep finds it. */
  private remove(address: string | null): void {
    const key = address?.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : '';
    if (!KEY.test(key)) return;
    this.store
      .delete(key)
      .catch((error: unknown) => this.logger.warn(`a replaced photo stays: ${String(error)}`));
  }
}
