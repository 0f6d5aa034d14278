import { fireEvent, screen } from '@testing-library/react';
import { formatPounds, SEARCH_RATE_MAX_PENCE } from '@tidyhearth/domain';
import { expect, it, vi } from 'vitest';
import { renderOnSite } from '../../../test/render';
import { TEXTS } from '../cleaners.texts';
import { NO_FILTERS, type SearchFilters } from '../search-filters';
import { FilterPanel } from './filter-panel';

const onChange = vi.fn<(changes: Partial<SearchFilters>) => void>();
const nothing = () => undefined;

function enter(rate: string) {
  onChange.mockClear();
  renderOnSite(
    <FilterPanel id="filters" filters={NO_FILTERS} active={0} onChange={onChange} onClear={nothing} />,
  );
  const field = screen.getByLabelText(TEXTS.filters.upTo);
  fireEvent.change(field, { target: { value: rate } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

it.each([
  ['1000.01', TEXTS.filters.rateTooHigh],
  ['25,50', TEXTS.filters.rateWrong],
])('a rate that the server refuses is not searched for: %s', (rate, words) => {
  enter(rate);
  expect(screen.getByText(words)).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

it('the highest rate is searched for, and named where one is higher', () => {
  enter('1000');
  expect(onChange).toHaveBeenCalledWith({ maxRate: '1000' });
  expect(TEXTS.filters.rateTooHigh).toContain(formatPounds(SEARCH_RATE_MAX_PENCE));
});
