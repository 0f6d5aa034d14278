import { Flex, Input, Stack, Text } from '@chakra-ui/react';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button, Checkbox, Loading, SkeletonLines } from '../../../components/ui';
import type { WorkingHours } from '../../../lib/contract';
import { useSaveWorkingHours, useWorkingHours } from '../api/calendar';
import { SettingCard } from '../../../components/ui/setting-card';
import { QueryState } from '../../../server-state/query-state';
import { type DayHours, dayName, toForm, toHours, wrongDays } from '../hours-form';
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
        {({ hours: saved }) => <HoursForm cleanerId={cleanerId} saved={saved} />}
      </QueryState>
    </SettingCard>
  );
}

function HoursForm({ cleanerId, saved }: { cleanerId: number; saved: WorkingHours['hours'] }) {
  // What is typed stays until it is saved: a refetch, or a save that failed, must not take it away.
  const [typed, setTyped] = useState<DayHours[]>();
  const form = typed ?? toForm(saved);
  const save = useSaveWorkingHours(cleanerId, () => setTyped(undefined));
  const wrong = wrongDays(form);
  const change = (day: number, changes: Partial<DayHours>) =>
    setTyped(form.map((line) => (line.day === day ? { ...line, ...changes } : line)));
  return (
    <Stack gap="3">
      {form.map(({ day, open, start, end }) => (
        <Flex key={day} gap="3" align="center" wrap="wrap" minH="10">
          <Flex w="32">
            <Checkbox checked={open} onChange={(on) => change(day, { open: on })}>
              {dayName(day)}
            </Checkbox>
          </Flex>
          {open ? (
            <Flex gap="2" align="center">
              <Input
                type="time"
                size="sm"
                step={1800}
                w="auto"
                aria-label={TEXTS.hours.from(dayName(day))}
                value={start}
                onChange={(event) => change(day, { start: event.target.value })}
              />
              <Text color="fg.muted">{TEXTS.hours.to}</Text>
              <Input
                type="time"
                size="sm"
                step={1800}
                w="auto"
                aria-label={TEXTS.hours.until(dayName(day))}
                aria-invalid={wrong.some((line) => line.day === day)}
                value={end}
                onChange={(event) => change(day, { end: event.target.value })}
              />
            </Flex>
          ) : (
            <Text color="fg.muted" textStyle="sm">
              {saved.length === 0 ? TEXTS.hours.openAllDay : TEXTS.hours.notWorking}
            </Text>
          )}
        </Flex>
      ))}
      {wrong.length > 0 && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {TEXTS.hours.wrong(wrong.map(({ day }) => dayName(day)).join(', '))}
        </Text>
      )}
      <Button
        alignSelf="flex-start"
        disabled={wrong.length > 0}
        loading={save.isPending}
        onClick={() => void save.submit(toHours(form, saved))}
      >
        {TEXTS.hours.save}
      </Button>
    </Stack>
  );
}
