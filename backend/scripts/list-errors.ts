/**
 * Prints the error codes with their status and what they mean; with `--write` or `--check` the list in docs/api.md is
 * rewritten or compared.
 */
import { STATUS_CODES } from 'node:http';
import { ERRORS } from '@tidyhearth/domain';
import { keepList } from './kept-list.js';

const errors = Object.entries(ERRORS);
const statuses = [...new Set(errors.map(([, [status]]) => status))].toSorted((a, b) => a - b);
const chapters = statuses.map((status) => {
  const lines = errors
    .filter(([, error]) => error[0] === status)
    .map(([code, [, meaning]]) => `- \`${code}\`: ${meaning}`);
  return `### ${status} ${STATUS_CODES[status]}\n\n${lines.join('\n')}\n`;
});

keepList({
  page: 'api.md',
  mark: 'errors',
  lines: errors.map(([code, [status, meaning]]) => `${status}  ${code}  ${meaning}`),
  text: `\n${chapters.join('\n')}\n`,
  command: 'npm run errors -- --write',
});
