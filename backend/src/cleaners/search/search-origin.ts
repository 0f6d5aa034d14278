import type { AnswerShape } from '../../common/answer-shape.js';
import type { ResolvedPostcode } from '../../geo/resolved-postcode.js';
import type { SearchResult } from './cleaner-search.service.js';

/** What `X-Search-Origin` says about the postcode that was searched for. */
export const toSearchOrigin = ({ postcode, precision }: ResolvedPostcode) => ({ postcode, precision });

/** The list stays a plain array; what the postcode was taken for travels in `X-Search-Origin`. */
export const withSearchOrigin: AnswerShape<SearchResult> = (result, { reply }) => {
  if (result.origin) void reply.header('X-Search-Origin', JSON.stringify(toSearchOrigin(result.origin)));
  return result;
};
