import type { AnswerShape } from '../../common/answer-shape.js';
import type { ResolvedPostcode } from '../../geo/resolved-postcode.js';
import type { SearchResult } from './cleaner-search.service.js';

/** What `X-Search-Origin` says about the postcode that was searched for. */
export const toSearchOrigin = ({ postcode, precision }: ResolvedPostcode) => ({ postcode, precision });

export const SEARCH_ORIGIN_HEADER = {
  'X-Search-Origin': {
    description:
      'With a postcode, what it was taken for, as JSON: `postcode`, and as `precision` how exactly we know where that is (`unit`, `sector`, `district` or `area`)',
    schema: { type: 'string' as const },
    example: '{"postcode":"OX1 2JD","precision":"unit"}',
  },
};

/** The list stays a plain array; what the postcode was taken for travels in `X-Search-Origin`. */
export const withSearchOrigin: AnswerShape<SearchResult> = (result, { reply }) => {
  if (result.origin) void reply.header('X-Search-Origin', JSON.stringify(toSearchOrigin(result.origin)));
  return result;
};
