import { Flex, Input, Stack, Text } from '@chakra-ui/react';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button, Checkbox, ErrorState, Loading, SkeletonLines } from '../../../components/ui';
import type { WorkingHours } from '../../../lib/contract';
import { useSaveWorkingHours, useWorkingHours } from '../api/cleaner';
import { SettingCard } from '../security/setting-card';
import { type DayHours, dayName, toForm, toHours, wrongDays } from './hours-form';

export function WorkingHoursCard({ cleanerId }: { cleanerId: number }) {
  const hours = useWorkingHours(cleanerId);
  return (
    <SettingCard
      icon={CalendarClock}
      title="Working hours"
      text="Customers can book only inside them. While no day is chosen, every slot of every day is open."
    >
      {hours.isPending && (
        <Loading>
          <SkeletonLines lines={4} />
        </Loading>
      )}
      {hours.isError && <ErrorState title="Your hours did not load" onRetry={() => void hours.refetch()} />}
      {hours.data && <HoursForm key={hours.dataUpdatedAt} cleanerId={cleanerId} saved={hours.data.hours} />}
    </SettingCard>
  );
}

function HoursForm({ cleanerId, saved }: { cleanerId: number; saved: WorkingHours['hours'] }) {
  const [form, setForm] = useState(() => toForm(saved));
  const save = useSaveWorkingHours(cleanerId);
  const wrong = wrongDays(form);
  const change = (day: number, changes: Partial<DayHours>) =>
    setForm(form.map((line) => (line.day === day ? { ...line, ...changes } : line)));
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
                aria-label={`${dayName(day)} from`}
                value={start}
                onChange={(event) => change(day, { start: event.target.value })}
              />
              <Text color="fg.muted">to</Text>
              <Input
                type="time"
                size="sm"
                step={1800}
                w="auto"
                aria-label={`${dayName(day)} until`}
                aria-invalid={wrong.some((line) => line.day === day)}
                value={end}
                onChange={(event) => change(day, { end: event.target.value })}
              />
            </Flex>
          ) : (
            <Text color="fg.muted" textStyle="sm">
              {saved.length === 0 ? 'Open all day' : 'Not working'}
            </Text>
          )}
        </Flex>
      ))}
      {wrong.length > 0 && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {wrong.map(({ day }) => dayName(day)).join(', ')}: the end must be after the start.
        </Text>
      )}
      <Button
        alignSelf="flex-start"
        disabled={wrong.length > 0}
        loading={save.isPending}
        onClick={() => save.mutate(toHours(form, saved))}
      >
        Save hours
      </Button>
    </Stack>
  );
}
