import { hash } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { ShapeAnswer } from './answer-shape.js';
import { AppError, invalid } from './app-error.js';
import { currentRequest } from './request-context.js';

/** Marks an operation of the document whose answers carry an `ETag`. */
export const ENTITY_TAG = 'x-entity-tag';

const TAG_LENGTH = 22;
const TAG = '"[\\x21\\x23-\\x7e]{0,100}"';
/** RFC 9110 section 13.1.1. A weak tag is readable and never matches. */
const IF_MATCH = new RegExp(`^(?:W/)?${TAG}(?:\\s*,\\s*(?:W/)?${TAG}){0,9}$`);
const STRONG_TAG = new RegExp(`(?<!W/)${TAG}`, 'g');

/** Changes with the fields that can be edited, and with nothing else: a new review makes no edit collide. */
function entityTagOf<T extends object>(value: T, fields: readonly (keyof T)[]): string {
  const picked = fields.map((field) => value[field] ?? null);
  return `"${hash('sha256', JSON.stringify(picked), 'base64url').slice(0, TAG_LENGTH)}"`;
}

/** The tags of an `If-Match` header; undefined without one, and where any will do. */
export function readIfMatch(header: string | undefined): string[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  if (!IF_MATCH.test(header.trim()))
    throw invalid('If-Match', 'If-Match must be the ETag of an earlier answer, with its quotes');
  return header.match(STRONG_TAG) ?? [];
}

/**
 * Refuses an edit of what has changed since its author read it. To be called in the transaction of the edit.
 *
 * @param lockAndRead waits for others who edit the same thing and reads it as it is then; not called without `If-Match`
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

/** For the call that reads a thing and for those that edit it, whose services ask `requireMatch`. */
export const EntityTag = <T extends object>(fields: readonly (keyof T)[]) =>
  applyDecorators(
    ShapeAnswer<T>((answer, { reply }) => {
      void reply.header('ETag', entityTagOf(answer, fields));
      return answer;
    }),
    ApiExtension(ENTITY_TAG, true),
  );
