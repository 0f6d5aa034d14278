import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { CheckDocumentType } from '@tidyhearth/domain';
import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { AppError } from '../common/app-error.js';
import { BoundedQueue } from '../common/bounded-queue.js';
import { documentTypeOf } from './document-format.js';
import { DocumentStore } from './document.store.js';
import { MAX_PIXELS } from './photo-processor.service.js';
import { readFile } from './photo-request.js';

const FIELD = 'document';
const KEY_BYTES = 16;
/** Large enough for small print to stay legible. */
const MAX_SIDE = 2400;
const QUALITY = 85;
const AT_ONCE = 2;
const MAX_WAITING = 16;

export interface StoredDocument {
  fileKey: string;
  contentType: CheckDocumentType;
  sizeBytes: number;
}

/**
 * Private documents. Pictures are re-encoded without the camera's metadata. A PDF is stored unchanged, and therefore
 * never shown within a page of ours.
 */
@Injectable()
export class DocumentsService {
  private readonly logger = new Logger('Documents');
  private readonly queue = new BoundedQueue(AT_ONCE, MAX_WAITING);

  constructor(private readonly store: DocumentStore) {}

  /**
   * Stores the document of a request before its row is written. If the row is not written, call `remove`.
   *
   * @throws AppError DOCUMENT_TYPE, FILE_TOO_LARGE, UNSUPPORTED_MEDIA
   */
  async receive(request: FastifyRequest): Promise<StoredDocument> {
    const sent = await readFile(request, FIELD, 'Please choose a document');
    const type = documentTypeOf(sent);
    if (!type) throw new AppError('DOCUMENT_TYPE');
    const isPdf = type === 'application/pdf';
    const content = isPdf ? sent : await this.queue.run(() => redraw(sent));
    const contentType = isPdf ? type : 'image/jpeg';
    const fileKey = `${randomBytes(KEY_BYTES).toString('hex')}.${isPdf ? 'pdf' : 'jpg'}`;
    await this.store.put(fileKey, content, contentType);
    return { fileKey, contentType, sizeBytes: content.length };
  }

  /** @throws AppError NOT_FOUND */
  async read(fileKey: string): Promise<Buffer> {
    const content = await this.store.get(fileKey);
    if (!content) throw new AppError('NOT_FOUND');
    return content;
  }

  /** Runs in the background. If the file can't be removed, the nightly sweep finds it. */
  remove(fileKeys: readonly string[]): void {
    for (const key of fileKeys) {
      this.store
        .delete(key)
        .catch((error: unknown) => this.logger.warn(`a removed document stays for now: ${String(error)}`));
    }
  }
}

async function redraw(file: Buffer): Promise<Buffer> {
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw new AppError('DOCUMENT_TYPE');
  }
}
