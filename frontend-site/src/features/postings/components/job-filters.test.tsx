import { fireEvent, screen } from '@testing-library/react';
import { addDays, BOOKING_HORIZON_DAYS, formatDate, ukToday } from '@tidyhearth/domain';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderOnSite } from '../../../test/render';
import { NO_JOB_FILTERS, readJobFilters } from '../job-filters';
import { TEXTS } from '../postings.texts';
import { JobFilterBar } from './job-filters';

const FILTERS = TEXTS.cleaner.filters;
const told = vi.fn<(name: string, value: string) => void>();

/** Like the board, ignores values that are not valid filters. */
function Filtered() {
  const [filters, setFilters] = useState(NO_JOB_FILTERS);
  return (
    <JobFilterBar
      filters={filters}
      onChange={(name, value) => {
        told(name, value);
        const text = Object.entries({ ...filters, [name]: value }).map(([key, one]) => [key, String(one)]);
        setFilters(readJobFilters(new URLSearchParams(text)));
      }}
    />
  );
}

/** The values that a browser gives the field while the year, the last part, is typed. */
const whileTyped = (day: string) =>
  [3, 2, 1, 0].map((zeros) => `${'0'.repeat(zeros)}${day.slice(0, 4 - zeros)}${day.slice(4)}`);

function type(field: HTMLElement, values: readonly string[]) {
  fireEvent.focus(field);
  for (const value of values) {
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveProperty('value', value);
  }
  fireEvent.blur(field);
}

it('a day is typed digit by digit: the field keeps each, and the list follows when it is a day that counts', () => {
  told.mockClear();
  renderOnSite(<Filtered />);
  const day = addDays(ukToday(), 20);
  type(screen.getByLabelText(FILTERS.from), whileTyped(day));
  expect(told.mock.calls).toEqual([['from', day]]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a day that is being typed keeps its bounds until the field is left, or the browser would drop its first digits', () => {
  renderOnSite(<Filtered />);
  const day = addDays(ukToday(), 20);
  const [from, until] = [screen.getByLabelText(FILTERS.from), screen.getByLabelText(FILTERS.to)];
  fireEvent.focus(until);
  fireEvent.keyDown(until, { key: '0' });
  fireEvent.change(from, { target: { value: day } });
  expect(until).toHaveProperty('min', ukToday());
  fireEvent.blur(until);
  expect(until).toHaveProperty('min', day);
});

it('a day outside of what can be booked filters nothing, and the field says which days do', () => {
  told.mockClear();
  renderOnSite(<Filtered />);
  const [first, last] = [addDays(ukToday(), 20), addDays(ukToday(), BOOKING_HORIZON_DAYS)];
  const [from, until] = [screen.getByLabelText(FILTERS.from), screen.getByLabelText(FILTERS.to)];
  type(from, [first]);
  type(until, ['0026-12-05', addDays(first, -1)]);
  expect(told.mock.calls).toEqual([['from', first]]);
  expect(screen.getByRole('alert').textContent).toBe(FILTERS.dayOutside(formatDate(first), formatDate(last)));
  type(until, [first]);
  expect(told.mock.lastCall).toEqual(['to', first]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a day that counts once the other is changed filters from then on, and is no longer called wrong', () => {
  told.mockClear();
  renderOnSite(<Filtered />);
  const [first, second, third] = [addDays(ukToday(), 10), addDays(ukToday(), 15), addDays(ukToday(), 20)];
  const [from, until] = [screen.getByLabelText(FILTERS.from), screen.getByLabelText(FILTERS.to)];
  type(from, [third]);
  type(until, [second]);
  expect(screen.getByRole('alert')).toBeTruthy();
  type(from, [first]);
  expect(until).toHaveProperty('value', second);
  expect(told.mock.calls).toEqual([
    ['from', third],
    ['from', first],
    ['to', second],
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

/** A board whose filter has not been rendered yet when Back is pressed. */
function Unrendered() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="?from=typed">Next</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <JobFilterBar filters={NO_JOB_FILTERS} onChange={() => undefined} />
    </>
  );
}

it('Back takes a typed day off also before it is rendered as the filter', () => {
  renderOnSite(<Unrendered />);
  const from = screen.getByLabelText(FILTERS.from);
  type(from, [addDays(ukToday(), 20)]);
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(from).not.toHaveProperty('value', '');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(from).toHaveProperty('value', '');
});
