import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, toInstant, ukToday } from '@tidyhearth/domain';
import { describe, expect, it, vi } from 'vitest';
import type { Booking } from '../../../lib/contract';
import { bookingAt } from '../../../test/booking';
import { renderOnSite } from '../../../test/render';
import { DayPanel } from './day-panel';
import { DayView } from './day-view';

const date = addDays(ukToday(), 20);
const at = (time: string) => new Date(toInstant({ date, time }) ?? 0).toISOString();

function showDay(bookings: Booking[], onHour = vi.fn<(hour: number) => void>()) {
  renderOnSite(
    <DayView
      date={date}
      days={new Map([[date, bookings]])}
      taken={new Map([[date, bookings]])}
      blocks={[]}
      hours={[]}
      onHour={onHour}
    />,
  );
  return onHour;
}

describe('the day view', () => {
  it('draws bookings of the same hour side by side', () => {
    showDay([bookingAt(at('09:00')), bookingAt(at('09:00'), { id: 82, status: 'pending' })]);
    const starts = screen.getAllByRole('link').map((link) => link.parentElement?.style.insetInlineStart);
    expect(new Set(starts).size).toBe(2);
  });

  it('offers free hours to be blocked, by press and by keyboard', async () => {
    const onHour = showDay([bookingAt(at('09:00'))]);
    await userEvent.click(screen.getByRole('button', { name: 'Block 14:00 to 15:00' }));
    expect(onHour).toHaveBeenLastCalledWith(14);
    expect(screen.queryByRole('button', { name: 'Block 09:00 to 10:00' })).toBeNull();
    screen.getByRole('button', { name: 'Block 08:00 to 09:00' }).focus();
    // Nine and ten are taken.
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onHour).toHaveBeenLastCalledWith(11);
  });
});

describe('a day', () => {
  const show = (isLoading: boolean) =>
    renderOnSite(<DayPanel cleanerId={5} date={date} isLoading={isLoading} bookings={[]} blocks={[]} />);

  it('does not say that it is empty before it is known', () => {
    show(true);
    expect(screen.queryByText('No bookings')).toBeNull();
    expect(screen.getByText('Loading...')).toBeTruthy();
  });

  it('says that it is empty once that is known', () => {
    show(false);
    expect(screen.getByText('No bookings')).toBeTruthy();
  });
});
