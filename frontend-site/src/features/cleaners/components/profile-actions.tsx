import { Flex, Text } from '@chakra-ui/react';
import { formatPounds } from '@tidyhearth/domain';
import { CalendarPlus, MessageCircle } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import type { CleanerProfile } from '../../../lib/contract';
import { useUser } from '../../../lib/session';
import { TEXTS } from '../cleaners.texts';

interface ProfileActionsProps {
  cleaner: CleanerProfile;
  onMessage: (cleaner: CleanerProfile) => void;
  onBook: () => void;
  /** In a narrow column below the price, with the stronger action first. */
  stacked?: boolean;
}

/** What a customer can do next. Cleaners read why they can't. */
export function ProfileActions({ cleaner, onMessage, onBook, stacked }: ProfileActionsProps) {
  const user = useUser();
  if (user?.userType === 'cleaner') {
    return (
      <Text color="fg.muted" textStyle="sm" flex="1">
        {user.id === cleaner.userId ? TEXTS.actions.own : TEXTS.actions.cleaner}
      </Text>
    );
  }
  return (
    <>
      {!stacked && (
        <Text flex="1" hideFrom="sm" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {formatPounds(cleaner.hourlyRate)}
          <Text as="span" fontWeight="normal" color="fg.muted">
            {TEXTS.actions.perHour}
          </Text>
        </Text>
      )}
      <Flex
        gap="2.5"
        width={stacked ? 'full' : { base: 'full', sm: 'auto' }}
        direction={stacked ? 'column-reverse' : 'row'}
      >
        <Button
          variant="outline"
          flex={stacked ? undefined : 'auto'}
          px="4"
          onClick={() => onMessage(cleaner)}
        >
          <MessageCircle aria-hidden />
          {TEXTS.actions.message}
        </Button>
        <Button flex={stacked ? undefined : 'auto'} px="4" disabled={!cleaner.isAvailable} onClick={onBook}>
          <CalendarPlus aria-hidden />
          {cleaner.isAvailable ? TEXTS.actions.book : TEXTS.actions.unavailable}
        </Button>
      </Flex>
    </>
  );
}
