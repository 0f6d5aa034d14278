import { screen } from '@testing-library/react';
import { addDays, CANCELLATION_TERMS, REQUEST_TERMS, toInstant, ukToday } from '@tidyhearth/domain';
import { expect, it } from 'vitest';
import { bookingAt } from '../../../test/booking';
import { renderOnSite } from '../../../test/render';
import { Confirmation } from './confirmation';

it.each([
  ['pending', REQUEST_TERMS, CANCELLATION_TERMS],
  ['confirmed', CANCELLATION_TERMS, REQUEST_TERMS],
] as const)('a booking that is %s is confirmed with the terms of one', (status, said, unsaid) => {
  const start = toInstant({ date: addDays(ukToday(), 5), time: '09:00' }) ?? 0;
  renderOnSite(
    <Confirmation booking={{ ...bookingAt(new Date(start).toISOString()), status }} message={null} />,
  );
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(unsaid)).toBeNull();
});
