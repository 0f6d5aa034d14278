import { screen } from '@testing-library/react';
import { ERRORS } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { renderOnSite } from '../../../test/render';
import { ApiError } from '../../../lib/api-error';
import { TEXTS } from '../cleaners.texts';
import { SearchProblem } from './search-problem';

const [status, message] = ERRORS.POSTCODE_NOT_FOUND;

function open(postcode: string, extra: object = {}) {
  const error = new ApiError(status, '', { code: 'POSTCODE_NOT_FOUND', message, ...extra });
  const ignore = () => undefined;
  renderOnSite(<SearchProblem error={error} postcode={postcode} onRetry={ignore} onPostcode={ignore} />);
}

describe('a postcode that nobody knows', () => {
  it('may be searched for by its first half', () => {
    open('ZZ9 9ZZ');
    expect(screen.getByText(TEXTS.postcodeProblem.firstHalf)).toBeTruthy();
  });

  it.each([
    ['is a first half already', 'OX77', {}],
    ['has a better suggestion', 'OX1 2JO', { suggestion: 'OX1 2JD' }],
  ])('gets no such advice when it %s', (_why, postcode, extra) => {
    open(postcode, extra);
    expect(screen.getByRole('heading', { name: TEXTS.postcodeProblem.title })).toBeTruthy();
    expect(screen.queryByText(TEXTS.postcodeProblem.firstHalf)).toBeNull();
  });

  it('is described by words that fit forms, which take no half', () => {
    expect(message).not.toMatch(/half/);
  });
});
