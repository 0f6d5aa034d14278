import { Box, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useLeaveQuestion } from '../../../components/forms/leave-question';
import { Button, Loading, Select, SkeletonLines } from '../../../components/ui';
import { SettingCard } from '../../../components/ui/setting-card';
import { useHeldSession } from '../../../lib/submit/with-sign-in';
import { QueryState } from '../../../server-state/query-state';
import { useSaveWorkingHours, useWorkingHours, type Week } from '../api/calendar';
import {
  changesOf,
  DAY_KINDS,
  type DayHours,
  dayName,
  endShown,
  endTyped,
  type HoursChange,
  isSameLine,
  toForm,
  toHours,
  wrongDays,
} from '../hours-form';
import { TEXTS } from '../calendar.texts';

export function WorkingHoursCard({ cleanerId }: { cleanerId: number }) {
  const hours = useWorkingHours(cleanerId);
  return (
    <SettingCard icon={CalendarClock} title={TEXTS.hours.title} text={TEXTS.hours.text}>
      <QueryState
        query={hours}
        loading={
          <Loading>
            <SkeletonLines lines={4} />
          </Loading>
        }
        failure={TEXTS.hours.failed}
      >
        {(week) => <HoursForm cleanerId={cleanerId} week={week} />}
      </QueryState>
    </SettingCard>
  );
}

function HoursForm({ cleanerId, week }: { cleanerId: number; week: Week }) {
  // Edited days stay until they are saved: neither a refetch nor a failed save may discard them. The other days are as
  // last read, so that saving doesn't undo what another page saved.
  const [typed, setTyped] = useState<readonly DayHours[]>([]);
  const [isOutdated, setIsOutdated] = useState(false);
  const before = toForm(week.hours);
  const form = before.map((line) => typed.find(({ day }) => day === line.day) ?? line);
  const save = useSaveWorkingHours(cleanerId, {
    onDone: () => {
      setIsOutdated(false);
      // Days that were edited while the others were being saved still have to be saved.
      setTyped((now) => now.filter((line) => !typed.includes(line)));
    },
    onOutdated: () => setIsOutdated(true),
  });
  const hasChanges = JSON.stringify(form) !== JSON.stringify(before);
  useHeldSession(hasChanges || save.isPending);
  const leave = useLeaveQuestion(hasChanges, save.isPending);
  const wrong = wrongDays(form);
  const isNever = form.every(({ kind }) => kind === 'off');
  const change = (line: DayHours, changes: Partial<DayHours>) => {
    const changed = { ...line, ...changes };
    const isBack = isSameLine(
      changed,
      before.find(({ day }) => day === line.day),
    );
    setTyped((now) => [...now.filter(({ day }) => day !== line.day), ...(isBack ? [] : [changed])]);
  };
  const changes = wrong.length > 0 || isNever ? [] : changesOf(before, form);
  return (
    <Stack gap="3">
      {form.map((line) => (
        <DayLine
          key={line.day}
          line={line}
          isWrong={wrong.includes(line)}
          onChange={(changed) => change(line, changed)}
        />
      ))}
      {wrong.length > 0 && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {TEXTS.hours.wrong(wrong.map(({ day }) => dayName(day)).join(', '))}
        </Text>
      )}
      {isNever && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {TEXTS.hours.never}
        </Text>
      )}
      {isOutdated && hasChanges && !save.isPending && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {TEXTS.hours.outdated}
        </Text>
      )}
      {changes.length > 0 && <Changes changes={changes} />}
      <Button
        alignSelf="flex-start"
        disabled={wrong.length > 0 || isNever}
        loading={save.isPending}
        onClick={() => void save.submit({ hours: toHours(form), tag: week.tag })}
      >
        {TEXTS.hours.save}
      </Button>
      {leave.question}
    </Stack>
  );
}

interface DayLineProps {
  line: DayHours;
  isWrong: boolean;
  onChange: (changes: Partial<DayHours>) => void;
}

function DayLine({ line: { day, kind, start, end, later }, isWrong, onChange }: DayLineProps) {
  const name = dayName(day);
  return (
    <Flex gap="3" align="center" wrap="wrap" minH="11">
      <Text as="span" w="24" aria-hidden>
        {name}
      </Text>
      <Box w="11rem" maxW="full">
        <Select
          aria-label={name}
          value={kind}
          onChange={(event) =>
            onChange({ kind: DAY_KINDS.find((value) => value === event.target.value) ?? kind })
          }
          options={DAY_KINDS.map((value) => ({ value, label: TEXTS.hours.kinds[value] }))}
        />
      </Box>
      {kind === 'hours' && (
        <Flex gap="2" align="center" wrap="wrap" flex={{ base: '1 1 100%', sm: '0 1 auto' }}>
          <Input
            type="time"
            step={1800}
            flex="1"
            minW="0"
            px="2"
            aria-label={TEXTS.hours.from(name)}
            value={start}
            onChange={(event) => onChange({ start: event.target.value })}
          />
          <Text color="fg.muted">{TEXTS.hours.to}</Text>
          <Input
            type="time"
            step={1800}
            flex="1"
            minW="0"
            px="2"
            aria-label={TEXTS.hours.until(name)}
            aria-invalid={isWrong}
            value={endShown(end)}
            onChange={(event) => onChange({ end: endTyped(event.target.value) })}
          />
          {later.map((period) => (
            <Text key={period.start} color="fg.muted" textStyle="sm">
              {TEXTS.hours.and} {TEXTS.range(period.start, period.end)}
            </Text>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

function Changes({ changes }: { changes: readonly HoursChange[] }) {
  return (
    <Box
      role="status"
      bg="marigold.subtle"
      color="marigold.fg"
      borderRadius="l2"
      px="4"
      py="3"
      textStyle="sm"
    >
      <Text fontWeight="semibold">{TEXTS.hours.changes.title}</Text>
      <Stack as="ul" gap="1" my="1" ps="5" listStyleType="disc">
        {changes.map(({ day, before, after }) => (
          <Text as="li" key={day} display="list-item">
            {TEXTS.hours.changes.line(dayName(day), after, before)}
          </Text>
        ))}
      </Stack>
      <Text>{TEXTS.hours.changes.rest}</Text>
    </Box>
  );
}
