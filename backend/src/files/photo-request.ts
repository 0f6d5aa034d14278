import type { MultipartFile } from '@fastify/multipart';
import { PHOTO_MAX_BYTES } from '@tidyhearth/domain';
import type { FastifyRequest } from 'fastify';
import { AppError, invalid } from '../common/app-error.js';
import { allowLongBody } from '../common/body-time.js';
import { currentRequest } from '../common/request-context.js';

/** The photo in the field `image` of a multipart request. */
export const readPhoto = (request: FastifyRequest): Promise<Buffer> =>
  readFile(request, 'image', 'Please choose a photo');

/**
 * The file in a field of a multipart request.
 *
 * @throws AppError UNSUPPORTED_MEDIA, FILE_TOO_LARGE, or 400 if it is missing or unreadable
 */
export async function readFile(request: FastifyRequest, field: string, whenMissing: string): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA');
  allowLongBody(request.raw);
  const file = await findPart(request, field);
  if (!file) throw invalid(field, whenMissing);
  if (file.length > PHOTO_MAX_BYTES) throw new AppError('FILE_TOO_LARGE');
  currentRequest()?.idempotency?.hashFile(file);
  return file;
}

async function findPart(request: FastifyRequest, field: string): Promise<Buffer | undefined> {
  let found: Buffer | undefined;
  try {
    // Read to the end, even after the wanted part, because an unread rest would leave the connection hanging.
    for await (const part of request.files()) {
      const content = await contentOf(part);
      if (part.fieldname === field) found ??= content;
    }
  } catch (error) {
    throw refusal(error);
  }
  return found;
}

/** Read by hand, to distinguish a file that is cut off at the limit from one that fits exactly. */
async function contentOf(part: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  if (part.file.truncated) throw new AppError('FILE_TOO_LARGE');
  return Buffer.concat(chunks);
}

/** Translates the parser's errors: too large, or not the one file that is asked for. Too many parts are no large file. */
function refusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
  return new AppError(isTooLarge ? 'FILE_TOO_LARGE' : 'BAD_REQUEST');
}
