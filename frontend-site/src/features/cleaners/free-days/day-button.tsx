import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { BookableDay } from '@tidyhearth/domain';
import { memo } from 'react';
import { formatDay } from '../../../lib/format-day';
import { TEXTS } from './free-days.texts';

interface DayButtonProps {
  date: string;
  /** Undefined while it is loading. */
  day: BookableDay | undefined;
  isPast: boolean;
  isToday: boolean;
  /** The day in the tab order. */
  isShown: boolean;
  isChosen: boolean;
  hours: number;
  onPress: (date: string) => void;
}

/** Closed days can be focused as well, so that the reason can be read. */
export const DayButton = memo(function DayButton({
  date,
  day,
  isPast,
  isToday,
  isShown,
  isChosen,
  hours,
  onPress,
}: DayButtonProps) {
  const isClosed = isPast || day?.isBookable === false;
  const reason = isPast ? 'past' : day?.closed;
  const words = reason
    ? TEXTS.closed(date, reason, hours)
    : day?.firstStart
      ? TEXTS.free(date, day.firstStart)
      : formatDay(date);
  return (
    <chakra.button
      type="button"
      data-day={date}
      tabIndex={isShown ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={isClosed || undefined}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onPress(date)}
      minH="11"
      minW="0"
      borderRadius="l2"
      borderWidth="1px"
      fontVariantNumeric="tabular-nums"
      {...(isClosed
        ? {
            borderColor: 'transparent',
            color: 'fg.muted',
            textDecoration: 'line-through',
            cursor: 'not-allowed',
          }
        : { borderColor: 'border.control', bg: 'bg.raised', fontWeight: 'semibold', cursor: 'pointer' })}
      {...(isChosen && { bg: 'ink.solid', color: 'ink.contrast', borderColor: 'ink.solid' })}
      _focusVisible={{ outline: '2px solid', outlineColor: 'ink.focusRing', outlineOffset: '2px' }}
    >
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden>{Number(date.slice(8))}</span>
    </chakra.button>
  );
});
