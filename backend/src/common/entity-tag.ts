import { hash } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { ShapeAnswer } from './answer-shape.js';
import { AppError, invalid } from './app-error.js';
import { currentRequest } from './request-context.js';

/** Marks operations of the document whose answers have an `ETag`. */
export const ENTITY_TAG = 'x-entity-tag';

const TAG_LENGTH = 22;
const TAG = '"[\\x21\\x23-\\x7e]{0,100}"';
/** RFC 9110 section 13.1.1. Weak tags are accepted but never match. */
const IF_MATCH = new RegExp(`^(?:W/)?${TAG}(?:\\s*,\\s*(?:W/)?${TAG}){0,9}$`);
const STRONG_TAG = new RegExp(`(?<!W/)${TAG}`, 'g');

/** Depends on the editable fields only, so that, for example, a new review doesn't make an edit fail. */
function entityTagOf<T extends object>(value: T, fields: readonly (keyof T)[]): string {
  const picked = fields.map((field) => value[field] ?? null);
  return `"${hash('sha256', JSON.stringify(picked), 'base64url').slice(0, TAG_LENGTH)}"`;
}

/** The tags of an `If-Match` header; undefined if it is missing or accepts any tag (`*`). */
export function readIfMatch(header: string | undefined): string[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  if (!IF_MATCH.test(header.trim()))
    throw invalid('If-Match', 'If-Match must be the ETag of an earlier answer, with its quotes');
  return header.match(STRONG_TAG) ?? [];
}

/**
 * Refuses an edit if the resource has changed since its author read it. Must be called in the transaction of the edit.
 *
 * @param lockAndRead waits for other editors of the same resource and reads its current state; not called without
 * `If-Match`
 * @throws AppError PRECONDITION_FAILED
 */
export async function requireMatch<T extends object>(
  fields: readonly (keyof T)[],
  lockAndRead: () => Promise<T>,
): Promise<void> {
  const tags = currentRequest()?.ifMatch;
  if (tags === undefined) return;
  if (!tags.includes(entityTagOf(await lockAndRead(), fields))) throw new AppError('PRECONDITION_FAILED');
}

/** For the call that reads a resource and those that edit it. The services of the latter call `requireMatch`. */
export const EntityTag = <T extends object>(fields: readonly (keyof T)[]) =>
  applyDecorators(
    ShapeAnswer<T>((answer, { reply }) => {
      void reply.header('ETag', entityTagOf(answer, fields));
      return answer;
    }),
    ApiExtension(ENTITY_TAG, true),
  );
