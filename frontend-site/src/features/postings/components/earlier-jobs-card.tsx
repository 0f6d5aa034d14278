import { Flex, Stack, Text } from '@chakra-ui/react';
import { serviceLabel } from '@tidyhearth/domain';
import { ClipboardList } from 'lucide-react';
import { useRef } from 'react';
import { Link } from '../../../components/ui';
import { SettingCard } from '../../../components/ui/setting-card';
import { bookingPath } from '../../../config/booking-routes';
import type { Posting } from '../../../lib/contract';
import { useNow } from '../../../lib/use-now';
import { formatVisitDay } from '../../../lib/visit-time';
import { LoadMore } from '../../../server-state/load-more';
import { useCustomerPostings } from '../api/postings';
import { TEXTS } from '../postings.texts';
import { PostingStatusBadge } from './posting-facts';

/** Jobs that a cleaner posted as a customer, before applying. Empty for everybody else. */
export function EarlierJobsCard({ userId }: { userId: number }) {
  const postings = useCustomerPostings(userId);
  const list = useRef<HTMLDivElement>(null);
  const now = useNow();
  if (!postings.data?.length) return null;
  const { title, text, more } = TEXTS.earlier;
  return (
    <SettingCard icon={ClipboardList} title={title} text={text}>
      <Stack as="ul" ref={list} aria-label={title} gap="0" listStyleType="none">
        {postings.data.map((posting) => (
          <Flex
            as="li"
            key={posting.id}
            gap="3"
            py="2"
            borderTopWidth="1px"
            wrap="wrap"
            justify="space-between"
          >
            <JobName posting={posting} />
            <PostingStatusBadge posting={posting} now={now} />
          </Flex>
        ))}
      </Stack>
      <LoadMore pages={postings} list={list} size="sm">
        {more}
      </LoadMore>
    </SettingCard>
  );
}

/** Leads to the booking that came of the job. */
function JobName({ posting }: { posting: Posting }) {
  const { serviceType, postingDate, bookingId } = posting;
  const name = `${serviceLabel(serviceType)}, ${formatVisitDay(postingDate)}`;
  if (bookingId == null) return <Text overflowWrap="anywhere">{name}</Text>;
  return (
    <Link to={bookingPath(bookingId)} fontWeight="semibold" minH="11" alignItems="center">
      {name}
    </Link>
  );
}
