import { Flex, Stack, Text } from '@chakra-ui/react';
import { serviceLabel } from '@tidyhearth/domain';
import { History } from 'lucide-react';
import { useRef } from 'react';
import { ButtonLink, Link } from '../../../components/ui';
import { SettingCard } from '../../../components/ui/setting-card';
import { bookingPath } from '../../../config/booking-routes';
import { ROUTES } from '../../../config/routes';
import { fullName } from '../../../lib/format';
import { formatVisitDay } from '../../../lib/visit-time';
import { LoadMore } from '../../../server-state/load-more';
import { useBookings } from '../api/own-bookings';
import { TEXTS } from '../bookings.texts';

/** Bookings that a cleaner made as a customer, before applying. Empty for everybody else. */
export function EarlierBookingsCard({ userId }: { userId: number }) {
  const bookings = useBookings({ side: 'customer', id: userId });
  const list = useRef<HTMLDivElement>(null);
  if (!bookings.data?.length) return null;
  const { title, text, more, messages } = TEXTS.earlier;
  return (
    <SettingCard icon={History} title={title} text={text}>
      <Stack as="ul" ref={list} aria-label={title} gap="0" listStyleType="none">
        {bookings.data.map(({ id, serviceType, startsAt, cleaner }) => (
          <Flex as="li" key={id} gap="3" py="2" borderTopWidth="1px" wrap="wrap" justify="space-between">
            <Link to={bookingPath(id)} fontWeight="semibold" minH="11" alignItems="center">
              {serviceLabel(serviceType)}, {formatVisitDay(startsAt)}
            </Link>
            <Text color="fg.muted" overflowWrap="anywhere">
              {fullName(cleaner.user)}
            </Text>
          </Flex>
        ))}
      </Stack>
      <Flex gap="3" wrap="wrap">
        <LoadMore pages={bookings} list={list} size="sm">
          {more}
        </LoadMore>
        <ButtonLink size="sm" variant="outline" to={ROUTES.messages}>
          {messages}
        </ButtonLink>
      </Flex>
    </SettingCard>
  );
}
