import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { BOOKING_TIMES, isDate } from '@tidyhearth/domain';
import { Button } from '../../../components/ui/button';
import { TEXTS as UI_TEXTS } from '../../../components/ui/ui.texts';
import { formatHours } from '../../../lib/format';
import type { useFreeStarts } from './use-free-starts';
import { TEXTS } from '../bookings.texts';

interface TimePickerProps {
  label?: string;
  slots: ReturnType<typeof useFreeStarts>;
  date: string;
  duration: number;
  value: string;
  error?: string;
  /** Three times per row at every width, for use beside other content. */
  isNarrow?: boolean;
  /** The current start of a booking on this day: shown, but not selectable. */
  ownTime?: string;
  /** Shown if the day has no start with enough room. */
  fullText?: string;
  onChange: (time: string) => void;
}

/** The id of the picker. There is one on the page at a time. */
export const TIME_PICKER = 'time-picker';

type State = 'unknown' | 'free' | 'short' | 'taken' | 'own';

const NOTES: Record<State, string> = {
  unknown: '',
  free: '',
  short: TEXTS.times.short,
  taken: TEXTS.times.taken,
  own: TEXTS.times.own,
};

function TimeOption({
  time,
  state,
  checked,
  onChange,
}: {
  time: string;
  state: State;
  checked: boolean;
  onChange: () => void;
}) {
  const open = state === 'free' || state === 'unknown';
  return (
    <Box
      as="label"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      minH="12"
      position="relative"
      borderWidth="1px"
      borderRadius="l2"
      borderStyle={open ? 'solid' : 'dashed'}
      borderColor={open ? 'border.control' : 'border.strong'}
      bg={open ? 'bg.raised' : 'bg.subtle'}
      color={open ? 'fg' : 'fg.muted'}
      cursor={open ? 'pointer' : 'not-allowed'}
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
      css={{
        '&:has(:checked)': { bg: 'ink.solid', color: 'ink.contrast', borderColor: 'ink.solid' },
        '&:has(:focus-visible)': {
          outline: '2px solid',
          outlineColor: 'ink.focusRing',
          outlineOffset: '2px',
        },
        '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'inherit' },
      }}
    >
      <input type="radio" name="time" value={time} disabled={!open} checked={checked} onChange={onChange} />
      <Text as="span" textDecoration={state === 'taken' ? 'line-through' : undefined} lineHeight="1.2">
        {time}
      </Text>
      {NOTES[state] && (
        <Text as="span" textStyle="2xs" fontWeight="normal">
          {NOTES[state]}
        </Text>
      )}
    </Box>
  );
}

/** Shows taken times before anything is pressed. */
export function TimePicker({
  label = TEXTS.times.label,
  slots,
  date,
  duration,
  value,
  error,
  isNarrow = false,
  ownTime,
  fullText = TEXTS.times.full(formatHours(duration)),
  onChange,
}: TimePickerProps) {
  const stateOf = (time: string): State => {
    if (time === ownTime) return 'own';
    if (!slots.data) return 'unknown';
    const start = slots.data.find((free) => free.time === time);
    if (!start) return 'taken';
    return start.maxHours >= duration ? 'free' : 'short';
  };
  // A cleaner with working hours may offer other starts too.
  const times = [...new Set([...BOOKING_TIMES, ...(slots.data?.map(({ time }) => time) ?? [])])].sort();
  const states = times.map((time) => ({ time, state: stateOf(time) }));
  const full = slots.data !== undefined && states.every(({ state }) => state !== 'free');

  return (
    <Box
      as="fieldset"
      id={TIME_PICKER}
      tabIndex={-1}
      minW="0"
      aria-describedby={error ? 'time-error' : undefined}
    >
      <Text as="legend" fontWeight="semibold" textStyle="sm" mb="1.5">
        {label}
      </Text>
      {!isDate(date) ? (
        <Text color="fg.muted" textStyle="sm" minH="12">
          {TEXTS.times.noDate}
        </Text>
      ) : (
        <Grid
          templateColumns={{ base: 'repeat(3, 1fr)', sm: isNarrow ? undefined : 'repeat(6, 1fr)' }}
          gap="2"
          aria-busy={slots.isFetching}
        >
          {states.map(({ time, state }) => (
            <TimeOption
              key={time}
              time={time}
              state={state}
              checked={value === time}
              onChange={() => onChange(time)}
            />
          ))}
        </Grid>
      )}
      <Box aria-live="polite">
        {full && (
          <Text mt="2" textStyle="sm" color="fg.muted">
            {fullText}
          </Text>
        )}
        {slots.isError && (
          <Flex mt="2" align="center" gap="3" textStyle="sm" color="fg.muted">
            {TEXTS.times.failed}
            <Button variant="plain" size="sm" onClick={() => void slots.refetch()}>
              {UI_TEXTS.tryAgain}
            </Button>
          </Flex>
        )}
      </Box>
      {error && (
        <Text id="time-error" role="alert" mt="1.5" color="fg.error" textStyle="sm" fontWeight="medium">
          {error}
        </Text>
      )}
    </Box>
  );
}
