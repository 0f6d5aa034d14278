import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, toInstant, ukToday } from '@tidyhearth/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDay } from '../../../lib/format-day';
import { weekOf } from '../../../lib/month';
import { bookingAt } from '../../../test/booking';
import { renderOnSite } from '../../../test/render';
import { WeekView } from './week-view';

const [, monday = '', tuesday = ''] = weekOf(addDays(ukToday(), 20));
const at = (time: string) => new Date(toInstant({ date: tuesday, time }) ?? 0).toISOString();

function showWeek() {
  const booking = bookingAt(at('09:00'));
  const onHour = vi.fn<(hour: number, day: string) => void>();
  const onDate = vi.fn<(day: string) => void>();
  renderOnSite(
    <WeekView
      date={monday}
      onDate={onDate}
      days={new Map([[tuesday, [booking]]])}
      taken={new Map([[tuesday, [booking]]])}
      blocks={[]}
      hours={[{ day: 2, start: '08:00', end: '14:00' }]}
      onHour={onHour}
    />,
  );
  return { onHour, onDate };
}

const hour = (day: string, from: string, until: string) =>
  screen.queryByRole('button', { name: `Block ${formatDay(day)}, ${from} to ${until}` });

describe('the week view', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
  });

  it('draws working hours and bookings, and blocks the hour that is pressed', async () => {
    const { onHour } = showWeek();
    const day = within(screen.getByRole('group', { name: formatDay(tuesday) }));
    expect(day.getByRole('link').textContent).toContain('09:00');
    expect(day.getByText('Outside your working hours from 00:00 to 08:00')).toBeTruthy();
    expect(hour(tuesday, '09:00', '10:00')).toBeNull();
    expect(hour(monday, '11:00', '12:00')).toBeNull();
    const free = hour(tuesday, '12:00', '13:00');
    if (free) await userEvent.click(free);
    expect(onHour).toHaveBeenCalledWith(12, tuesday);
  });

  it('chooses a day by its name', async () => {
    const { onDate } = showWeek();
    const [, day] = screen.getAllByRole('button', { pressed: false });
    if (day) await userEvent.click(day);
    expect(onDate).toHaveBeenCalledWith(tuesday);
  });
});
