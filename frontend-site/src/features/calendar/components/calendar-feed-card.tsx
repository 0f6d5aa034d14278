import { Flex, Stack, Text } from '@chakra-ui/react';
import { CalendarSync } from 'lucide-react';
import { Badge, Button, TextField } from '../../../components/ui';
import type { CleanerProfile } from '../../../lib/contract';
import { toast } from '../../../lib/toast';
import { useCalendarFeed } from '../api/calendar';
import { SettingCard } from '../../../components/ui/setting-card';

export function CalendarFeedCard({ cleaner }: { cleaner: CleanerProfile }) {
  const { create, remove } = useCalendarFeed(cleaner.id);
  const address = create.output?.address;
  const exists = cleaner.hasCalendarFeed === true;
  return (
    <SettingCard
      icon={CalendarSync}
      title="Your bookings in your own calendar"
      badge={exists && <Badge colorPalette="sage">On</Badge>}
      text="Google, Apple and Outlook calendars can subscribe to a private address and stay up to date by themselves."
    >
      <Stack gap="4">
        {address !== undefined && <PrivateAddress address={address} />}
        <Flex gap="3" wrap="wrap">
          <Button
            variant={exists ? 'outline' : 'solid'}
            loading={create.isPending}
            onClick={() => void create.submit()}
          >
            {exists ? 'Make a new address' : 'Make a private address'}
          </Button>
          {exists && (
            <Button variant="ghost" loading={remove.isPending} onClick={() => void remove.submit()}>
              Stop sharing
            </Button>
          )}
        </Flex>
        {exists && address === undefined && (
          <Text textStyle="sm" color="fg.muted">
            The address was shown when it was made. A new one ends the one before.
          </Text>
        )}
      </Stack>
    </SettingCard>
  );
}

function PrivateAddress({ address }: { address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Address copied' });
    } catch {
      // Browsers refuse without a secure page or the person's leave; the field can be copied by hand.
      toast({ title: 'Copy the address from the field' }, { tone: 'error' });
    }
  };
  return (
    <Stack gap="2">
      <Flex gap="3" align="flex-end">
        <TextField
          label="Private address"
          hint="Whoever has it can read your bookings. It is shown only now."
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="outline" onClick={() => void copy()}>
          Copy
        </Button>
      </Flex>
    </Stack>
  );
}
