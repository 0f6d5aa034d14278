import { Flex, Input, Stack, Text } from '@chakra-ui/react';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Button, Checkbox, Loading, SkeletonLines } from '../../../components/ui';
import type { WorkingHours } from '../../../lib/contract';
import { useSaveWorkingHours, useWorkingHours } from '../api/calendar';
import { SettingCard } from '../../../components/ui/setting-card';
import { QueryState } from '../../../server-state/query-state';
import { type DayHours, dayName, toForm, toHours, wrongDays } from '../hours-form';

export function WorkingHoursCard({ cleanerId }: { cleanerId: number }) {
  const hours = useWorkingHours(cleanerId);
  return (
    <SettingCard
      icon={CalendarClock}
      title="Working hours"
      text="Customers can book only inside them. While no day is chosen, every slot of every day is open."
    >
      <QueryState
        query={hours}
        loading={
          <Loading>
            <SkeletonLines lines={4} />
          </Loading>
        }
        failure={{ title: 'Your hours did not load' }}
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
        onClick={() => void save.submit(toHours(form, saved))}
      >
        Save hours
      </Button>
    </Stack>
  );
}
