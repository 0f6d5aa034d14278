import type { AnswerShape } from '../../common/answer-shape.js';
import type { ResolvedPostcode } from '../../geo/resolved-postcode.js';
import type { SearchResult } from './cleaner-search.service.js';

/** The content of `X-Search-Origin`: how the postcode of the search was understood. */
export const toSearchOrigin = ({ postcode, precision }: ResolvedPostcode) => ({ postcode, precision });

export const SEARCH_ORIGIN_HEADER = {
  'X-Search-Origin': {
    description:
      'How a given postcode was understood, as JSON: `postcode`, and `precision`, which says how exactly its location is known (`unit`, `sector`, `district` or `area`)',
    schema: { type: 'string' as const },
    example: '{"postcode":"OX1 2JD","precision":"unit"}',
  },
};

/** The answer stays a plain array; how the postcode was understood is in the header `X-Search-Origin`. */
export const withSearchOrigin: AnswerShape<SearchResult> = (result, { reply }) => {
  if (result.origin) void reply.header('X-Search-Origin', JSON.stringify(toSearchOrigin(result.origin)));
  return result;
};
