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
 * Stores the new address and returns the previous one. It must lock the row before it reads, so that of two
 * simultaneous uploads one replaces the other and no file is forgotten.
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
   * The only way to store a photo. The file is stored before the row, so that no row refers to a missing file. If the
   * row is not written, the file is removed again; a replaced file is removed after the commit. If the outcome is
   * unknown, both files stay, and the nightly sweep removes the unused one.
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
   * For pictures that the application made itself. Each is a file of its own, because replacing a person's photo
   * removes its file.
   *
   * @returns its address
   */
  async add(webp: Buffer): Promise<string> {
    const key = newKey();
    await this.store.put(key, webp);
    return `${ADDRESS}${key}`;
  }

  /** Removes the file of a row that no longer refers to it. */
  forget(tx: Tx, address: string | null): void {
    tx.afterCommit(() => this.remove(address));
  }

  /** @throws AppError NOT_FOUND */
  async read(key: string): Promise<Buffer> {
    const photo = KEY.test(key) ? await this.store.get(key) : undefined;
    if (!photo) throw new AppError('NOT_FOUND');
    return photo;
  }

  /** Runs in the background. If the file can't be removed, the nightly sweep finds it. */
  private remove(address: string | null): void {
    const key = address?.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : '';
    if (!KEY.test(key)) return;
    this.store
      .delete(key)
      .catch((error: unknown) => this.logger.warn(`a replaced photo stays: ${String(error)}`));
  }
}
