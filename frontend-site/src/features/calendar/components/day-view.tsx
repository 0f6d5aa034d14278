import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { blocksOn } from '../calendar-days';
import { DAY_HOURS } from '../open-hours';
import { HoursColumn, OPENS_AT } from './hours-column';
import type { HoursViewProps } from './month-view';
import { TEXTS } from '../calendar.texts';

interface DayViewProps extends Omit<HoursViewProps, 'onDate'> {
  /** Called when a free hour is pressed. */
  onHour: (hour: number) => void;
}

/** One day, hour by hour, scrolled to the start of a working morning. */
export function DayView({ date, days, taken, blocks, hours, onHour }: DayViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = frame.current;
    if (box) box.scrollTop = (box.scrollHeight / DAY_HOURS.length) * OPENS_AT;
  }, []);
  return (
    <Box
      ref={frame}
      tabIndex={0}
      role="region"
      aria-label={TEXTS.hoursOfDay}
      maxH="36rem"
      overflowY="auto"
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="l3"
    >
      <HoursColumn
        date={date}
        bookings={days.get(date) ?? []}
        taken={taken.get(date) ?? []}
        blocks={blocksOn(date, blocks)}
        hours={hours}
        width="named"
        onHour={onHour}
      />
    </Box>
  );
}
