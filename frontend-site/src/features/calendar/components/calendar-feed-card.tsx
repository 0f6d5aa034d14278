import { Flex, Stack, Text } from '@chakra-ui/react';
import { CalendarSync } from 'lucide-react';
import { useId } from 'react';
import { Badge, Button, TextField } from '../../../components/ui';
import type { CleanerProfile } from '../../../lib/contract';
import { toast } from '../../../lib/toast';
import { useCalendarFeed } from '../api/calendar';
import { SettingCard } from '../../../components/ui/setting-card';
import { TEXTS } from '../calendar.texts';

export function CalendarFeedCard({ cleaner }: { cleaner: CleanerProfile }) {
  const { create, remove } = useCalendarFeed(cleaner.id);
  const address = create.output?.address;
  const exists = cleaner.hasCalendarFeed === true;
  return (
    <SettingCard
      icon={CalendarSync}
      title={TEXTS.feed.title}
      badge={exists && <Badge colorPalette="sage">{TEXTS.feed.on}</Badge>}
      text={TEXTS.feed.text}
    >
      <Stack gap="4">
        {address !== undefined && <PrivateAddress address={address} />}
        <Flex gap="3" wrap="wrap">
          <Button
            variant={exists ? 'outline' : 'solid'}
            loading={create.isPending}
            onClick={() => void create.submit()}
          >
            {exists ? TEXTS.feed.makeNew : TEXTS.feed.make}
          </Button>
          {exists && (
            <Button variant="ghost" loading={remove.isPending} onClick={() => void remove.submit()}>
              {TEXTS.feed.stop}
            </Button>
          )}
        </Flex>
        {exists && address === undefined && (
          <Text textStyle="sm" color="fg.muted">
            {TEXTS.feed.shownOnce}
          </Text>
        )}
      </Stack>
    </SettingCard>
  );
}

function PrivateAddress({ address }: { address: string }) {
  const hintId = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast(TEXTS.feed.copied);
    } catch {
      // Browsers refuse without a secure page or the user's permission. The field can still be copied by hand.
      toast(TEXTS.feed.copyFailed, { tone: 'error' });
    }
  };
  return (
    <Stack gap="1.5">
      <Flex gap="3" align="flex-end">
        <TextField
          label={TEXTS.feed.address}
          aria-describedby={hintId}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="outline" onClick={() => void copy()}>
          {TEXTS.feed.copy}
        </Button>
      </Flex>
      {/* Outside of the field, so that the button is as low as the field. */}
      <Text id={hintId} color="fg.muted" textStyle="sm">
        {TEXTS.feed.addressHint}
      </Text>
    </Stack>
  );
}
