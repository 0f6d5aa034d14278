/**
 * Prints the error codes with their status and meaning. With `--write` it rewrites the list in docs/api.md, with
 * `--check` it compares it.
 */
import { STATUS_CODES } from 'node:http';
import { ERRORS, type ErrorCode } from '@tidyhearth/domain';
import { meaningOf } from '../src/web/openapi/error-meanings.js';
import { keepList } from './kept-list.js';

const codes = Object.keys(ERRORS) as ErrorCode[];
const statuses = [...new Set(codes.map((code) => ERRORS[code][0]))].toSorted((a, b) => a - b);
const chapters = statuses.map((status) => {
  const lines = codes
    .filter((code) => ERRORS[code][0] === status)
    .map((code) => `- \`${code}\`: ${meaningOf(code)}`);
  return `### ${status} ${STATUS_CODES[status]}\n\n${lines.join('\n')}\n`;
});

keepList({
  page: 'api.md',
  mark: 'errors',
  lines: codes.map((code) => `${ERRORS[code][0]}  ${code}  ${meaningOf(code)}`),
  text: `\n${chapters.join('\n')}\n`,
  command: 'npm run errors -- --write',
});
